Puppet::Functions.create_function(:'sample::control') do
  def control(n)
    found = []
    i = 0
    until i >= n
      i += 1
      next if i.even?
      break if i > 7
      found << i
    end
    sign = if n.negative? then 'negative' elsif n.zero? then 'zero' else 'positive' end
    square = lambda { |x| x * x }
    name = case n
           when 0..3 then :small
           when Integer, Float then :number
           else :other
           end
    words = %w[a b c].each_slice(2).to_a
    found.each { |x| return [:early, x] if x == 5 && n == 6 }
    [found, sign, square.call(n), name, words, n <=> 3, !!n, (n > 2 and n < 5)]
  end
end
