Puppet::Functions.create_function(:'tower::patterns') do
  dispatch :find do
    param 'String[1]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def find(key, options, context)
    raise Puppet::DataBinding::LookupError, "#{key} is not for you" if key == 'refused'
    raise ArgumentError, 'no such luck' if key == 'raised'

    groups = context.cached_file_data(options['path']) do |text|
      YAML.safe_load(text, permitted_classes: [Regexp])
    end
    groups.each do |label, group|
      next unless group['match'].match(options['subject'])
      next unless group.include?(key)

      Puppet.debug("#{label} has it")
      return context.interpolate(group[key])
    end
    return context.not_found
  rescue NoMethodError => e
    Puppet.debug(e.message)
    return nil
  end
end
