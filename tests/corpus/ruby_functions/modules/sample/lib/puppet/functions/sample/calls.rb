# Other functions, with and without blocks.
Puppet::Functions.create_function(:'sample::calls') do
  def calls(values)
    doubled = call_function('map', values) { |value| value * 2 }
    joined = call_function('join', doubled.map(&:to_s), '-')
    [doubled, joined, call_function('sample::kinds', 'ab', 3), call_function('sample_legacy', 1, [2])]
  end
end
