# Parameters of all kinds.
Puppet::Functions.create_function(:'sample::kinds') do
  dispatch :text do
    param 'String[1]', :text
    optional_param 'Integer[0, 9]', :count
    return_type 'String'
  end

  dispatch :numbers do
    required_repeated_param 'Numeric', :numbers
  end

  dispatch :block do
    param 'Array', :values
    block_param 'Callable[1, 1]', :work
  end

  dispatch :optional_block do
    param 'Hash', :values
    optional_block_param
  end

  def text(text, count = 2)
    text * count
  end

  def numbers(*numbers)
    numbers.inject(:+)
  end

  def block(values)
    values.map { |value| yield(value) }
  end

  def optional_block(values, &block)
    block_given? ? values.map { |key, value| block.call(key, value) } : values.keys
  end
end
