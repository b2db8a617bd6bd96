require 'yaml'

# Data of groups of nodes: the first group that has the key and whose expression matches the node.
Puppet::Functions.create_function(:'kit::matching') do
  dispatch :find do
    param 'String[1]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def find(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)

    groups(options['path'], context).each_value do |group|
      next unless group['match'].match(options['node']) && group.include?(key)

      return context.cache(key, context.interpolate(group[key]))
    end
    context.not_found
  end

  def groups(path, context)
    context.cached_file_data(path) do |content|
      begin
        data = YAML.safe_load(content, permitted_classes: [Regexp], filename: path, aliases: true)
        data.is_a?(Hash) ? data : {}
      rescue YAML::SyntaxError => ex
        raise Puppet::DataBinding::LookupError, format('cannot read %{message}', message: ex.message)
      end
    end
  end
end
