Puppet::Functions.create_function(:'tower::digging') do
  dispatch :dig do
    param 'Array[String]', :keys
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def dig(keys, options, context)
    return context.not_found unless keys[0] == 'dug'

    keys.length > 1 ? keys.drop(1).join('/') : { 'keys' => keys }
  end
end
