Puppet::Functions.create_function(:'sample::keywords') do
  dispatch :keywords do
    param 'Hash', :options
  end

  def keywords(options)
    symbols = options.transform_keys(&:to_sym)
    [wrap('x', **symbols), wrap('y', left: '(', right: ')'), middle(1, 2, 3, 4), each_pair_of(3) { |a, b| a * b }]
  end

  def wrap(text, left: '[', right: ']')
    "#{left}#{text}#{right}"
  end

  def middle(first, *rest, last)
    [first, rest, last]
  end

  def each_pair_of(count)
    (1..count).map { |n| yield n, n + 1 }
  end
end
