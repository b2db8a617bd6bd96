Puppet::Functions.create_function(:'roles::caught') do
  dispatch :caught do
    param 'String', :part
  end

  def caught(part)
    call_function('include', "roles::#{part}")
  rescue Puppet::Error => e
    "#{e.class}: #{e.message.sub(%r{file: .*/modules}, 'file: modules')}"
  end
end
