# frozen_string_literal: true

# Takes catalogs from `mupuppet terminus serve` over a local socket; real Puppet is the fallback.
# Everything before compiling (facts, node, classifier, trusted data, environment) stays Puppet's.
#
# mupuppet.json in the directory of puppet.conf configures it: `socket`, `mode` (use, shadow, off)
# and `timeout` in seconds.

require 'json'
require 'socket'
require 'puppet/indirector/catalog/compiler'

class Puppet::Resource::Catalog::Mupuppet < Puppet::Resource::Catalog::Compiler
  desc 'Takes catalogs from mupuppet, with real Puppet as fallback.'

  # Why there is no catalog from mupuppet.
  class Unavailable < StandardError; end

  # A catalog for agents as mupuppet has written it: nothing is taken apart and put together again.
  class Written < Puppet::Resource::Catalog
    attr_accessor :json

    def to_data_hash
      JSON.parse(json)
    end

    def render(format = nil)
      name = format.respond_to?(:name) ? format.name : format
      name.to_s.include?('json') ? json : super
    end
  end

  # What agents get. With a PuppetDB, Puppet keeps the catalog as objects, exported ones included.
  def filter(catalog)
    written = catalog.instance_variable_get(:@mupuppet_written)
    written.nil? ? super : written
  end

  private

  def compile(node, options)
    configuration = mupuppet_configuration
    case configuration['mode']
    when 'use'
      begin
        mupuppet_catalog(node, options, configuration)
      rescue Unavailable, SystemCallError, IOError, SocketError, JSON::ParserError => e
        Puppet.warning("mupuppet has no catalog for #{node.name}, Puppet compiles it: #{e.message}")
        super
      end
    when 'shadow'
      started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      catalog = super
      seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - started
      mupuppet_shadow(node, options, configuration, catalog, seconds)
      catalog
    else
      super
    end
  end

  def mupuppet_configuration
    path = File.join(Puppet[:confdir], 'mupuppet.json')
    defaults = { 'socket' => '/run/mupuppet/terminus.sock', 'mode' => 'off', 'timeout' => 60 }
    defaults.merge(JSON.parse(File.read(path)))
  rescue SystemCallError, JSON::ParserError => e
    Puppet.warning("#{path} cannot be used, Puppet compiles: #{e.message}")
    defaults.merge('mode' => 'off')
  end

  # What mupuppet needs to know to compile what Puppet would.
  def mupuppet_request(node, options)
    facts = node.facts.nil? ? {} : node.facts.values
    environment = node.environment
    settings = { 'strict' => Puppet[:strict].to_s, 'strict_variables' => Puppet[:strict_variables] }
    server_facts = (node.server_facts || {}).reject { |name, _| name == 'environment' }
    # Puppet has merged the facts and the server's into the parameters: the rest is the classifier's.
    merged = facts.merge(server_facts)
    own = node.parameters.reject { |name, value| name == 'environment' || merged[name] == value }
    classes = node.classes || []
    classes = classes.is_a?(Hash) ? classes : classes.to_h { |name| [name, nil] }
    request = {
      'node' => node.name, 'facts' => facts, 'trusted' => node.trusted_data, 'classes' => classes,
      'parameters' => own, 'server_facts' => server_facts, 'environment' => environment.name.to_s,
      'modulepath' => environment.full_modulepath.map(&:to_s), 'settings' => settings,
      'puppet' => Puppet.version.split('.').first
    }
    directory = environment.configuration.path_to_env if environment.respond_to?(:configuration) && environment.configuration.respond_to?(:path_to_env)
    request['environment_dir'] = directory.to_s if directory
    if !Puppet[:code].to_s.empty?
      request['code'] = Puppet[:code]
    elsif environment.manifest != Puppet::Node::Environment::NO_MANIFEST
      request['manifest'] = environment.manifest.to_s
    end
    request['hiera_config'] = Puppet[:hiera_config] if File.file?(Puppet[:hiera_config].to_s)
    store = mupuppet_store
    request['store'] = store unless store.nil?
    { 'request' => request, 'code_id' => options[:code_id] }
  end

  # Where exported resources are collected from.
  def mupuppet_store
    return nil unless Puppet[:storeconfigs]

    raise Unavailable, "storeconfigs_backend is #{Puppet[:storeconfigs_backend]}" unless Puppet[:storeconfigs_backend].to_s == 'puppetdb'

    url = Puppet::Util::Puppetdb.config.server_urls.first.to_s
    { 'puppetdb' => url, 'ca' => Puppet[:localcacert], 'cert' => Puppet[:hostcert], 'key' => Puppet[:hostprivkey] }
  end

  def mupuppet_catalog(node, options, configuration)
    answer, json = mupuppet_answer(mupuppet_request(node, options), nil, configuration)
    raise Unavailable, answer['error'].to_s unless answer['ok']

    answer['logs'].each { |log| Puppet::Util::Log.create(level: log['level'].to_sym, message: log['message']) }
    checksum_type = mupuppet_checksum(node, options)
    in_server = request_is_for_agent?
    if in_server && checksum_type.nil? && !Puppet::Resource::Catalog.indirection.cache?
      catalog = Puppet::Resource::Catalog.new(node.name, node.environment)
      catalog.instance_variable_set(:@mupuppet_written, mupuppet_written(node, json))
      return catalog
    end

    data = JSON.parse(json)
    catalog = mupuppet_objects(node, data, answer['exported'] || [])
    unless checksum_type.nil?
      inline_metadata(catalog, checksum_type)
      data['metadata'] = catalog.metadata.transform_values(&:to_data_hash) unless catalog.metadata.empty?
      unless catalog.recursive_metadata.empty?
        data['recursive_metadata'] = catalog.recursive_metadata.transform_values do |sources|
          sources.transform_values { |metadatas| metadatas.map(&:to_data_hash) }
        end
      end
      json = JSON.generate(data)
    end
    catalog.instance_variable_set(:@mupuppet_written, mupuppet_written(node, json)) if in_server
    catalog
  end

  # `puppet apply` and `puppet catalog compile` go on with objects.
  def request_is_for_agent?
    Puppet.run_mode.server? && !%w[apply catalog].include?(Puppet[:name].to_s)
  end

  def mupuppet_written(node, json)
    written = Written.new(node.name, node.environment)
    written.json = json
    written
  end

  def mupuppet_checksum(node, options)
    return nil unless node.environment&.static_catalogs? && options[:static_catalog] && options[:code_id]

    common_checksum_type(options[:checksum_type])
  end

  # The catalog as objects, with what the node exports, as Puppet's own compiler would leave it.
  def mupuppet_objects(node, data, exported)
    catalog = Puppet::Resource::Catalog.new(node.name, node.environment, data['code_id'])
    catalog.tag(*data['tags'])
    catalog.version = data['version']
    catalog.catalog_uuid = data['catalog_uuid']
    catalog.catalog_format = data['catalog_format']
    by_ref = {}
    Puppet.override(rich_data: true) do
      data['resources'].each { |each| mupuppet_add(catalog, by_ref, each) }
      exported.each do |each|
        next if by_ref.key?("#{each['type']}[#{each['title']}]")

        mupuppet_add(catalog, by_ref, each).virtual = true
      end
    end
    data['edges'].each do |edge|
      catalog.add_edge(Puppet::Relationship.new(by_ref.fetch(edge['source']), by_ref.fetch(edge['target'])))
    end
    catalog.add_class(*data['classes'])
    catalog
  end

  def mupuppet_add(catalog, by_ref, data)
    resource = Puppet::Resource.from_data_hash(data)
    # Puppet's own is not capitalised, which only its parser's resources can say.
    resource.instance_variable_set(:@title, 'main') if data['type'] == 'Class' && data['title'] == 'main'
    # Its own class and stage are named by a symbol, which is not left out as the title again.
    resource[:name] = :main if %w[Class Stage].include?(data['type']) && data.dig('parameters', 'name') == 'main'
    catalog.add_resource(resource)
    by_ref["#{data['type']}[#{data['title']}]"] = resource
  end

  # Puppet's catalog counts; what differs is written down by the other side.
  def mupuppet_shadow(node, options, configuration, catalog, seconds)
    request = mupuppet_request(node, options)
    filtered = Puppet.override(rich_data: true) { JSON.generate(filter(catalog).to_data_hash) }
    request['seconds'] = seconds
    comparison = Thread.new do
      mupuppet_answer(request, filtered, configuration)
    rescue StandardError => e
      Puppet.warning("mupuppet could not compare the catalog of #{node.name}: #{e.message}")
    end
    comparison.join unless request_is_for_agent? # a server goes on, other programs would end
  rescue StandardError => e # whatever it is, the agent has its catalog
    Puppet.warning("mupuppet could not compare the catalog of #{node.name}: #{e.message}")
  end

  # A line with the request and its lengths; the answer is a line, then the catalog.
  def mupuppet_answer(request, compared, configuration)
    UNIXSocket.open(configuration['socket']) do |socket|
      request['bytes'] = compared.nil? ? 0 : compared.bytesize
      socket.write(JSON.generate(request), "\n")
      socket.write(compared) unless compared.nil?
      socket.flush
      unless socket.wait_readable(configuration['timeout'].to_f)
        raise Unavailable, "no answer within #{configuration['timeout']} seconds"
      end
      line = socket.gets
      raise Unavailable, 'the connection was closed' if line.nil?

      answer = JSON.parse(line)
      json = socket.read(answer['bytes'].to_i)
      raise Unavailable, 'the catalog is incomplete' if json.nil? || json.bytesize != answer['bytes'].to_i

      [answer, json.force_encoding(Encoding::UTF_8)]
    end
  end
end
