Puppet::Functions.create_function(:'sample::uncaught') do
  dispatch :uncaught do
    param 'String', :kind
  end

  def uncaught(kind)
    case kind
    when 'parse' then raise Puppet::ParseError, 'a parse error'
    when 'error' then fail Puppet::Error, 'an error'
    when 'argument' then raise ArgumentError, 'an argument'
    when 'string' then raise 'just a text'
    when 'class' then raise ArgumentError
    when 'nil' then nil.strip
    when 'method' then 'x'.nonsense
    when 'type' then 'a' + 1
    when 'arguments' then two(1)
    when 'nested' then call_function('fail', 'from puppet')
    when 'unknown' then call_function('no_such_function', 1)
    when 'count' then call_function('upcase')
    end
  end

  def two(first, second)
    two(first, second)
  end
end
