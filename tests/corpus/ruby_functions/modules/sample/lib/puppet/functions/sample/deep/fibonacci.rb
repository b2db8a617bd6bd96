require 'set'

Puppet::Functions.create_function(:'sample::deep::fibonacci') do
  dispatch :fibonacci do
    param 'Integer', :n
  end

  FIRST = [0, 1].freeze

  def fibonacci(n)
    return FIRST[n] if n < 2
    total = 0
    [1, 2].each do |back|
      total += fibonacci(n - back)
    end
    total
  end
end
