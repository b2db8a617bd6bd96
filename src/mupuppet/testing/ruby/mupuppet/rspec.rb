# frozen_string_literal: true

# Catalogs of rspec-puppet from mupuppet: `rspec -r mupuppet/rspec`.
#
# Where rspec-puppet builds a catalog, one long-lived process `mupuppet batch` is asked for it, and
# its answer becomes the catalog that Puppet would have compiled. Everything else stays as it is:
# matchers, coverage, logs, functions, types and providers.
#
# MUPUPPET_RSPEC=off   Puppet compiles
# MUPUPPET_RSPEC=dual  both compile; the suite sees Puppet's catalogs, and each difference is reported
# MUPUPPET_RSPEC_REPORT=FILE  where the differences of `dual` are written, as JSON lines
# MUPUPPET=PROGRAM     how mupuppet is called, if not found otherwise

require 'json'
require 'rspec-puppet'

module Mupuppet
  # Why a catalog is left to Puppet.
  class Fallback < StandardError
  end

  # The process that compiles.
  class Compiler
    def initialize
      @next = 0
    end

    # The answer to a request.
    def ask(request)
      start unless @pid == Process.pid # a forked process needs its own
      @next += 1
      @pipe.puts(written(request.merge('id' => @next)))
      @pipe.flush
      JSON.parse(@pipe.readline, max_nesting: false)
    rescue EOFError, Errno::EPIPE
      @pid = nil # the next request starts another one
      raise Fallback, "mupuppet has ended: #{Compiler.program.join(' ')} batch"
    end

    # Where mupuppet is: in the environment, beside the Python package of this file, on the path.
    def self.program
      return ENV['MUPUPPET'].split if ENV['MUPUPPET']

      installed = File.expand_path('../../../../../../../bin/mupuppet', __dir__)
      File.executable?(installed) ? [installed] : ['mupuppet']
    end

    private

    def written(request)
      JSON.generate(request)
    rescue JSON::GeneratorError, EncodingError => e
      raise Fallback, "JSON cannot represent the inputs of the example: #{e.message}"
    end

    def start
      @pid = Process.pid
      @pipe = IO.popen([*Compiler.program, 'batch'], 'r+', external_encoding: 'UTF-8')
    rescue Errno::ENOENT
      raise "#{Compiler.program.first} was not found: set MUPUPPET, or MUPUPPET_RSPEC=off"
    end
  end

  # A catalog of Puppet's made of an answer.
  class CatalogBuilder
    RELATIONSHIPS = %w[before notify require subscribe].freeze

    def initialize(data, environment)
      @data = data
      @environment = environment
      @rich = false
    end

    # Whether there may be values for the agent to resolve.
    attr_reader :rich

    def catalog(resources = @data['resources'], edges = resources.empty? ? [] : @data['edges'])
      catalog = Puppet::Resource::Catalog.new(@data['name'], @environment)
      catalog.version = @data['version']
      catalog.add_class(*@data['classes'])
      catalog.tag(*@data['tags'])
      made = resources.map { |each| resource(each) }
      catalog.add_resource(*made)
      by_ref = made.to_h { |each| [each.ref, each] }
      edges.each do |edge|
        catalog.add_edge(by_ref.fetch(edge['source']), by_ref.fetch(edge['target']))
      end
      catalog
    end

    def resource(data)
      made = Puppet::Resource.new(data['type'], data['title'], environment: @environment)
      made.instance_variable_set(:@title, title(data, made))
      made.tags = data['tags']
      made.kind = data['kind'] if made.respond_to?(:kind=)
      made.file = data['file']
      made.line = data['line']
      made.exported = data['exported']
      # The names of attributes need not be checked again: a new resource accepts all.
      (data['parameters'] || {}).each { |name, value| made[name] = parameter(name, value) }
      made.sensitive_parameters.concat((data['sensitive_parameters'] || []).map(&:to_sym))
      made
    end

    private

    # Titles that are not strings (symbols of the compiler's own resources, keys of `create_resources`) are strings
    # in JSON, where they are besides the names of their resources. Puppet capitalizes titles of classes.
    def title(data, made)
      title = data['title']
      parameters = data['parameters'] or return title
      return title unless parameters.value?(title) && parameters[made.send(:namevar).to_s] == title

      Integer(title, 10, exception: false) || Float(title, exception: false) || title.to_sym
    end

    # Relationships are strings in JSON; the catalog of a compiler has references.
    def parameter(name, value)
      return references(value) if RELATIONSHIPS.include?(name)

      return value unless rich?(value)

      @rich = true
      Puppet::Pops::Serialization::FromDataConverter.convert(value)
    end

    # Whether JSON has more in it than plain data, such as Deferred and Sensitive values.
    def rich?(value)
      case value
      when Hash then value.key?('__ptype') || value.each_value.any? { |each| rich?(each) }
      when Array then value.any? { |each| rich?(each) }
      end
    end

    def references(value)
      return value.map { |each| references(each) } if value.is_a?(Array)

      value.is_a?(String) ? Puppet::Resource.new(nil, value, environment: @environment) : value
    end
  end

  # Functions that specs define in Ruby, which only this process knows.
  module DefinedHere
    class << self
      # The functions that files define when they are loaded; those of the current example.
      attr_reader :always, :now

      def note(name, block)
        file = block&.source_location&.first.to_s
        return if file.empty? || file.match?(%r{/lib/puppet/(?:parser/)?functions/}) || puppets?(file)

        (RSpec.current_example ? now : always) << name.to_s
      end

      def names
        always | now
      end

      private

      def puppets?(file)
        @library ||= File.dirname($LOADED_FEATURES.find { |each| each.end_with?('/puppet.rb') })
        file.start_with?(@library)
      end
    end
    @always = []
    @now = []

    # Notes functions of the old interface.
    module Old
      def newfunction(name, options = {}, &block)
        DefinedHere.note(name, block)
        super
      end
    end

    # Notes functions of the new interface.
    module New
      def create_function(name, *rest, &block)
        DefinedHere.note(name, block)
        super
      end

      def create_loaded_function(name, *rest, &block)
        DefinedHere.note(name, block)
        super
      end
    end
  end

  # What stands between rspec-puppet and Puppet.
  module Adapter
    def catalog(node, exported)
      return super if Mupuppet.mode == 'off'

      Mupuppet.session.catalog(node, exported, self) { super }
    end
  end

  # What rspec-puppet does again for each example, although the result is the same.
  module Support
    # Facts of which those of the server are made.
    SERVER = %w[fqdn hostname domain ipaddress networking].freeze

    class << self
      attr_reader :server_facts
    end
    @server_facts = {}

    def stub_facts!(facts)
      @mupuppet_server = facts.values_at(*SERVER)
      super
    end

    # Facter explores this machine for them each time.
    def server_facts_hash
      return super if Mupuppet.mode == 'off'

      (Support.server_facts[@mupuppet_server] ||= super).dup
    end

    # The directories of libraries are appended for each catalog; the longer $LOAD_PATH, the slower is `require`.
    def setup_puppet
      super.tap { $LOAD_PATH.uniq! unless Mupuppet.mode == 'off' }
    end
  end

  # All catalogs of a run.
  class Session
    attr_reader :counts

    def initialize
      @compiler = Compiler.new
      @told = {}
      @counts = Hash.new(0)
    end

    def catalog(node, exported, adapter, &puppet)
      node.environment = adapter.current_environment
      node.parameters['environment'] = node.environment.name.to_s
      @resolves = adapter.instance_of?(RSpec::Puppet::Adapters::Base)
      return dual(node, exported, puppet) if Mupuppet.mode == 'dual'

      found = outcome(Fallback) { ours(node, exported) }
      found.is_a?(Fallback) ? fall_back(found, puppet) : found
    end

    # What the run was like, at its end.
    def summary
      return if @counts.empty?

      shown = @counts.map { |what, count| "#{what}: #{count}" }
      "mupuppet: #{shown.join(', ')}"
    end

    private

    def fall_back(reason, puppet)
      @counts['catalogs left to Puppet'] += 1
      unless @told[reason.message]
        @told[reason.message] = true
        warn "mupuppet: Puppet compiles: #{reason.message}"
      end
      puppet.call
    end

    def ours(node, exported)
      check_functions
      answer = @compiler.ask(request(node, exported))
      check(answer)
      log(answer['logs'])
      raise error(answer) unless answer['ok']

      @counts['catalogs compiled'] += 1
      built(answer, node, exported)
    end

    def built(answer, node, exported)
      builder = CatalogBuilder.new(answer['catalog'], node.environment)
      catalog = Puppet.override(rich_data: true) do
        exported ? exported_catalog(answer, builder) : builder.catalog
      end
      # Asking a resource for its type would import the code again.
      Puppet[:code] = ''
      # Adapters of older versions do that themselves, after this one.
      resolve(node, catalog) if @resolves && builder.rich
      catalog
    end

    def resolve(node, catalog)
      Puppet::Pops::Evaluator::DeferredResolver.resolve_and_replace(node.facts, catalog)
    end

    # Only what the node exports, as rspec-puppet filters it.
    def exported_catalog(answer, builder)
      catalog = builder.catalog([])
      answer['exported'].each { |each| catalog.add_resource(builder.resource(each)) }
      catalog
    end

    def request(node, exported)
      facts = node.facts.values
      request = {
        'code' => Puppet[:code], 'node' => node.name, 'facts' => facts,
        'environment' => node.environment.name.to_s,
        'modulepath' => node.environment.full_modulepath.select { |each| File.directory?(each) },
        'parameters' => node.parameters.reject { |name, value| facts.key?(name) && facts[name] == value },
        'trusted' => Puppet.lookup(:trusted_information).to_h,
        'puppet' => Puppet.version, 'settings' => settings(exported),
        'allow_read' => ['/']
      }
      request['server_facts'] = node.server_facts # none, unless rspec-puppet is told to have them
      hierarchy = Puppet[:hiera_config]
      request['hiera_config'] = hierarchy if hierarchy && File.file?(hierarchy)
      request
    end

    def settings(exported)
      settings = { 'strict' => Puppet[:strict].to_s, 'strict_variables' => Puppet[:strict_variables] }
      settings['storeconfigs'] = true if exported || Puppet[:storeconfigs]
      # Where rspec-puppet hides the modules that Puppet ships, `cron` and `augeas` are known from fixtures alone.
      settings['vendormoduledir'] = '' unless File.directory?(Puppet[:vendormoduledir])
      settings
    end

    def check_functions
      names = DefinedHere.names
      raise Fallback, "the specs define #{names.sort.uniq.join(', ')} in Ruby" unless names.empty?
    end

    # What cannot be done from outside, or not at all.
    def check(answer)
      error = answer['error'] or return
      raise Fallback, error if error.start_with?('bad request', 'internal error')

      id = answer['diagnostics'].find { |each| each['severity'] == 'error' }&.fetch('id')
      raise Fallback, error if Mupuppet::UNSUPPORTED.include?(id)
    end

    def error(answer)
      @counts['failures'] += 1
      kind = Object.const_get(answer['error_class'] || 'Puppet::Error')
      message = answer['puppet_error'] || answer['error']
      Puppet.err(message)
      kind.new(message)
    end

    def log(entries)
      entries.each do |entry|
        level = entry['level'].to_sym
        Puppet::Util::Log.create(level: level, source: 'Puppet', message: entry['message'])
      end
    end

    # --- Both

    def dual(node, exported, puppet)
      code = Puppet[:code]
      theirs = outcome(Puppet::Error) { puppet.call }
      Puppet[:code] = code
      ours = outcome(Puppet::Error, Fallback) { quietly { ours(node, exported) } }
      Puppet[:code] = code
      report(node, code, differences(theirs, ours))
      raise theirs if theirs.is_a?(Exception)

      theirs
    end

    # What a block returns, or the exception of these classes that it raises.
    def outcome(*exceptions)
      yield
    rescue *exceptions => e
      e
    end

    # Without the logs of the second compilation, which specs would see as well.
    def quietly
      destinations = Puppet::Util::Log.destinations
      before = destinations.dup
      destinations.clear
      yield
    ensure
      destinations.update(before)
    end

    def differences(theirs, ours)
      return ["left to Puppet: #{ours.message}"] if ours.is_a?(Fallback)
      if theirs.is_a?(Exception) || ours.is_a?(Exception)
        texts = [theirs, ours].map { |each| each.is_a?(Exception) ? "#{each.class}: #{each.message}" : 'a catalog' }
        return texts.uniq.length == 1 ? [] : ["Puppet: #{texts[0]}\nmupuppet: #{texts[1]}"]
      end
      catalog_differences(plain(theirs), plain(ours))
    end

    # A catalog as data in which order does not matter.
    def plain(catalog)
      data = textual(JSON.parse(JSON.generate(catalog.to_data_hash)))
      resources = data['resources'].to_h do |each|
        parameters = (each['parameters'] || {}).transform_values { |value| value.is_a?(Array) ? value.uniq : value }
        ["#{each['type']}[#{each['title']}]", each.merge('tags' => each['tags'].sort, 'parameters' => parameters)]
      end
      { 'resources' => resources, 'classes' => data['classes'].sort,
        'edges' => data['edges'].map { |each| each.values_at('source', 'target') }.sort }
    end

    # Ruby takes strings of the system, such as the host's name, for binary data. We have them as strings.
    def textual(data)
      case data
      when Array then data.map { |each| textual(each) }
      when Hash
        content = data['__pvalue'].unpack1('m') if data['__ptype'] == 'Binary'
        content&.ascii_only? ? content.encode('UTF-8') : data.transform_values { |each| textual(each) }
      else data
      end
    end

    def catalog_differences(theirs, ours)
      found = []
      refs = theirs['resources'].keys | ours['resources'].keys
      refs.each do |ref|
        one, two = theirs['resources'][ref], ours['resources'][ref]
        next found << "#{ref} is only in #{two ? 'ours' : 'Puppet’s'}" unless one && two

        (one.keys | two.keys).each do |name|
          found << "#{ref} #{name}: Puppet #{one[name].inspect}, mupuppet #{two[name].inspect}" if one[name] != two[name]
        end
      end
      %w[classes edges].each do |name|
        changed = { 'Puppet' => theirs[name] - ours[name], 'mupuppet' => ours[name] - theirs[name] }
        found << "#{name}: only #{changed.inspect}" unless changed.values.all?(&:empty?)
      end
      found
    end

    def report(node, code, differences)
      @counts['catalogs compared'] += 1
      return if differences.empty?

      @counts['catalogs that differ'] += 1
      example = RSpec.current_example
      path = ENV['MUPUPPET_RSPEC_REPORT']
      if path
        data = { example: example&.id, description: example&.full_description, node: node.name,
                 code: code, differences: differences }
        File.open(path, 'a') { |file| file.puts(JSON.generate(data)) }
      else
        warn "mupuppet differs in #{example&.location}:\n#{differences.join("\n").gsub(/^/, '    ')}"
      end
    end
  end

  # Errors that are limits of mupuppet, not of the code.
  UNSUPPORTED = %w[generate-refused network-refused read-refused ruby-worker unsupported-ruby write-refused].freeze

  MODES = %w[on off dual].freeze

  class << self
    def mode
      mode = ENV.fetch('MUPUPPET_RSPEC', 'on')
      return mode if MODES.include?(mode)

      abort "mupuppet: MUPUPPET_RSPEC is #{MODES.join(', ')}; not #{mode.inspect}"
    end

    def session
      @session ||= Session.new
    end
  end
end

Mupuppet.mode # a wrong one is an error before anything is run
RSpec::Puppet::Adapters::Base.prepend(Mupuppet::Adapter)
RSpec::Puppet::Support.prepend(Mupuppet::Support)
Puppet::Parser::Functions.singleton_class.prepend(Mupuppet::DefinedHere::Old)
Puppet::Functions.singleton_class.prepend(Mupuppet::DefinedHere::New)

RSpec.configure do |config|
  config.after { Mupuppet::DefinedHere.now.clear }
  config.after(:suite) do
    summary = Mupuppet.session.summary
    warn summary if summary
  end
end
