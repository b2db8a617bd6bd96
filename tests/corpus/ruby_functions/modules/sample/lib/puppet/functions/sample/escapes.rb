# Texts for XML, and patterns that are no regular expressions.
Puppet::Functions.create_function(:'sample::escapes') do
  def escapes(text, how)
    case how
    when 'pattern' then Regexp.new(text).source
    when 'ignoring case' then Regexp.new(text, Regexp::IGNORECASE).source
    when 'interpolated' then 'x' =~ /a#{text}/
    else text.encode(xml: how.to_sym)
    end
  end
end
