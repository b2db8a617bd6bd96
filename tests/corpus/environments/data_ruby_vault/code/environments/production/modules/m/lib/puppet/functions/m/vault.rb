Puppet::Functions.create_function(:'m::vault') do
  dispatch :lookup_key do
    param 'Variant[String, Numeric]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def lookup_key(key, options, context)
    if confine_keys = options['confine_to_keys']
      raise ArgumentError, '[hiera-vault] confine_to_keys must be an array' unless confine_keys.is_a?(Array)
      begin
        confine_keys = confine_keys.map { |r| Regexp.new(r) }
      rescue StandardError => e
        raise Puppet::DataBinding::LookupError, "[hiera-vault] creating regexp failed with: #{e}"
      end
      regex_key_match = Regexp.union(confine_keys)
      unless key[regex_key_match] == key
        context.explain { "[hiera-vault] Skipping hiera_vault backend because key '#{key}' does not match confine_to_keys" }
        context.not_found
      end
    end
    return context.cached_value(key) if context.cache_has_key(key)
    answer = options['mounts']['generic'].map { |m| "#{options['addr']}/#{m}/#{key}" }.first
    context.not_found if key == 'vault_none'
    raise Puppet::DataBinding::LookupError, "[hiera-vault] Skipping backend. Configuration error" if key == 'vault_err'
    raise ArgumentError, "bad argument" if key == 'vault_arg'
    context.cache(key, context.interpolate(answer))
  end
end
