Puppet::Functions.create_function(:'sample::rescues') do
  def rescues(kind, value = nil)
    attempts = []
    begin
      attempts << work(kind, value)
    rescue ArgumentError, TypeError => e
      attempts << "#{e.class}: #{e.message}"
    rescue Puppet::ParseError
      attempts << 'parse error'
    rescue => e
      attempts << "other #{e.class}"
    else
      attempts << 'fine'
    ensure
      attempts << 'ended'
    end
    attempts
  end

  def work(kind, value)
    case kind
    when 'integer' then Integer(value)
    when 'parse' then raise Puppet::ParseError, 'no'
    when 'new' then raise ArgumentError.new("bad #{value}")
    when 'runtime' then raise 'plain'
    when 'nil' then nil.upcase
    when 'key' then { 'a' => 1 }.fetch('b')
    when 'division' then 1 / value
    when 'compare' then [1, 'a'].sort
    when 'escape' then helper(value)
    else
      Float(value)
    end
  end

  def helper(value)
    value.split(',')
  rescue NoMethodError
    'no text'
  end
end
