Puppet::Type.newtype(:t) do
  newparam(:name, :namevar => true)
  [:a, :b].each do |x| newproperty(x) end
  %w[c d].each { |x| newparam(x.to_sym) { desc "x" } }
  { e: 1, f: 2 }.each_pair { |k, v| newparam(k) }
  { g: 1 }.each { |k, v| newparam(k) }
  3.times { |i| newparam("n#{i}") }
  1.upto(2) { |i| newparam(:"u#{i}") }
  (1..2).each { |i| newparam("r#{i}".to_sym) }
  ('x'..'z').each { |i| newparam(i) }
  %i[h i].map { |x| newparam(x) }
  [[:j, 'doc'], [:k, 'doc2']].each do |name, doc| newparam(name) do desc doc end end
  for q in [:l, :m] do newparam(q) end
  %w[ni oi].each_with_index { |x, i| newparam("#{x}#{i}") }
  %w[p q].each_slice(1) { |s| newparam(s.first) }
  i = 0
  while i < 2 do newparam("w#{i}"); i += 1 end
  loop do newparam(:looped); break end
  (%w[aa bb] + [:cc]).each { |x| newparam(x) }
  { 'x' => { values: [] } }.keys.each { |x| newparam("k_#{x}") }
  %w[s t].inject([]) { |m, x| m << "in_#{x}" }.each { |x| newparam(x) }
  %w[s t].each_with_object([]) { |x, m| m << "wo_#{x}" }.each { |x| newparam(x) }
  %w[zz yy].sort.reverse.uniq.reject { |x| x == 'yy' }.each(&method(:newparam))
  %w[sy].map(&:to_sym).each { |x| newparam(x) }
  %w[a_b].map { |x| x.tr('_', 'c').gsub(/c/, 'd').capitalize.downcase }.each { |x| newparam(x) }
end
