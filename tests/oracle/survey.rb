# What a version of Puppet has: settings, types and attributes, functions and signatures, catalogs.
require 'json'
require 'puppet'
Puppet.initialize_settings(%w[confdir vardir logdir rundir].flat_map { |name| ["--#{name}", '/nonexistent'] })
found = {}
found['version'] = Puppet.version
found['settings'] = Puppet.settings.each.to_h { |name, setting| [name.to_s, begin; v = setting.default; v.is_a?(Proc) ? 'computed' : (v.nil? || v == true || v == false || v.is_a?(Numeric) ? v : v.to_s); end] }
env = Puppet::Node::Environment.create(:production, [])
Puppet.override(current_environment: env, environments: Puppet::Environments::Static.new(env), loaders: Puppet::Pops::Loaders.new(env)) do
  Puppet::Type.loadall
  types = {}
  Puppet::Type.eachtype do |t|
    next if %i[component whit].include?(t.name)
    types[t.name.to_s] = { 'attributes' => t.allattrs.map(&:to_s).sort, 'keys' => t.key_attributes.map(&:to_s) }
  end
  found['types'] = types.sort.to_h
  found['metaparameters'] = Puppet::Type.metaparams.map(&:to_s).sort
  functions = {}
  dirs = $LOAD_PATH.map { |d| "#{d}/puppet/functions" }.select { |d| File.directory?(d) }.uniq
  loader = Puppet.lookup(:loaders).puppet_system_loader
  dirs.each { |d| Dir["#{d}/**/*.rb"].each do |f|
    name = f.delete_prefix("#{d}/").delete_suffix('.rb').gsub('/', '::')
    begin
      fn = loader.load(:function, name)
      functions[name] = fn.nil? ? nil : fn.class.dispatcher.dispatchers.map { |x| x.type.to_s }
    rescue Exception => e
      functions[name] = ["error #{e.class}"]
    end
  end }
  found['functions'] = functions.sort.to_h
  catalog = Puppet::Resource::Catalog.new('node')
  resource = Puppet::Resource.new('notify', 'title', parameters: { message: 'text' })
  resource.file = '/file'
  resource.line = 1
  resource.exported = true
  catalog.add_resource(resource)
  Puppet.override(rich_data: true, stringify_rich: false) do
    data = catalog.to_data_hash
    found['catalog'] = data.keys.sort
    found['resource'] = data['resources'].first.keys.sort
  end
end
puts JSON.pretty_generate(found)
