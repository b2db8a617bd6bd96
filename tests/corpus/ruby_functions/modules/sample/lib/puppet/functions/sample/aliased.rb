Puppet::Functions.create_function(:'sample::aliased') do
  local_types do
    type 'Port = Integer[1, 65535]'
    type "Address = Struct[{host => String, Optional[port] => Port}]"
  end

  dispatch :address do
    param 'Address', :address
  end

  argument_mismatch :on_error do
    param 'Any', :other
  end

  def address(address)
    "#{address['host']}:#{address.fetch('port', 80)}"
  end

  def on_error(other)
    "expects an address, not #{other.inspect}"
  end
end
