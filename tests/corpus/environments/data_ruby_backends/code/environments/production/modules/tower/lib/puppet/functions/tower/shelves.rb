require 'yaml'

# The file is the namespace of the key.
Puppet::Functions.create_function(:'tower::shelves') do
  dispatch :find do
    param 'String[1]', :key
    param 'Struct[{path=>String[1]}]', :options
    param 'Puppet::LookupContext', :context
  end

  def find(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)

    names = key.sub(/\A::/, '').split('::')[0...-1]
    file = names.empty? ? "#{options['path']}.yaml" : File.join(options['path'], names) + '.yaml'
    shelf = shelf_of(file, context)
    context.not_found unless shelf.include?(key)
    context.explain { "found on the shelf #{File.basename(file)}" }
    context.cache(key, context.interpolate(shelf[key]))
  end

  def shelf_of(file, context)
    return {} unless File.exist?(file)

    context.cached_file_data(file) do |text|
      begin
        if Gem::Version.new(RUBY_VERSION) >= Gem::Version.new('2.5')
          data = YAML.safe_load(text, filename: file, aliases: true)
        else
          data = YAML.load(text, file)
        end
        if data.is_a?(Hash)
          data
        else
          message = format(_('%{name} holds no hash'), name: File.basename(file))
          raise Puppet::DataBinding::LookupError, message if Puppet[:strict] == :error

          Puppet.warning(message)
          {}
        end
      rescue Yaml::Unheard => e
        raise Puppet::DataBinding::LookupError, e.message
      end
    end
  end
end
