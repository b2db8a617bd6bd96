Puppet::Functions.create_function(:'sample::texts') do
  def texts(name, items = [])
    result = <<~TEXT
      Hello #{name}
        indented \tby a tab
      #{items.map { |item| "- #{item}" }.join("\n")}
    TEXT
    raw = <<-'RAW'.lines.map(&:strip).join('|')
      no #{interpolation} here
      \n stays
    RAW
    buffer = ''.dup
    items.each_with_index do |item, index|
      buffer << ', ' unless index.zero?
      buffer << item.to_s
    end
    copy = buffer.dup
    copy.upcase!
    [result, raw, buffer, copy, format('%-5s|%05.1f|%x', name, 3.14159, 255), '%{a}-%<b>03d' % { a: 1, b: 2 }]
  end
end
