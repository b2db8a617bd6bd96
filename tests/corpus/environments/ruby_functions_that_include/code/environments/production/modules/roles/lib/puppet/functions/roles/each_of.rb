Puppet::Functions.create_function(:'roles::each_of') do
  dispatch :each_of do
    param 'Array', :values
    block_param 'Callable', :block
  end

  def each_of(values)
    values.each { |value| yield(value) }
  end
end
