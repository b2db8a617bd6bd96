# Real Puppet's data: one JSON request per line on standard input, one JSON answer per line on
# standard output.
#
# Request   {"do": "yaml" | "json" | "hocon", "base64": bytes}         read a text as a data file
#           {"do": "merge", "left", "right", "merge"}                  merge two values (encoded)
#           {"do": "lookup", "codedir", "directory", "expression", "facts", "settings", "explain"}
#               codedir     holds `hiera.yaml` (the global layer) and `environments/production`
#               directory   where relative paths start, as seen from there
#               expression  Puppet code whose value is wanted; `parameter('a::b')` stands for what
#                           is looked up for the parameter of a class
# Answer    {"value": ...}  encoded as in functions.rb
#           {"error": message, "kind": class or issue, "line": of a configuration}
#           with "warnings" where Puppet gave some, and "explanation" where it was asked for

require 'base64'
require 'fileutils'
require 'json'
require 'puppet'
require 'puppet/pops'
require 'puppet/parser'
require 'hocon'
require 'hocon/config_error'

# Values that JSON has as they are, others as an object with one entry that names the kind.
class Encoder
  TEXTS = {
    Puppet::Pops::Types::PAnyType => 'Type',
    Puppet::Pops::Types::PBinaryType::Binary => 'Binary',
    Puppet::Pops::Time::Timespan => 'Timespan',
    Puppet::Pops::Time::Timestamp => 'Timestamp',
    SemanticPuppet::Version => 'SemVer',
    SemanticPuppet::VersionRange => 'SemVerRange',
    Float => 'Float'
  }.freeze

  def encode(value)
    case value
    when nil, true, false, Integer then value
    when :default then { 'Default' => true }
    when Symbol then { 'Symbol' => value.to_s }
    when String then string(value)
    when Array then value.map { |element| encode(element) }
    when Hash then { 'Hash' => value.map { |key, entry| [encode(key), encode(entry)] } }
    when Regexp then { 'Regexp' => value.source }
    when Puppet::Pops::Types::PSensitiveType::Sensitive then { 'Sensitive' => encode(value.unwrap) }
    else other(value)
    end
  end

  def decode(data)
    case data
    when Array then data.map { |element| decode(element) }
    when Hash then special(*data.first)
    else data
    end
  end

  private

  def special(kind, content)
    case kind
    when 'Hash' then content.to_h { |key, value| [decode(key), decode(value)] }
    when 'Float' then Float(content)
    when 'Symbol' then content.to_sym
    when 'Default' then :default
    else raise ArgumentError, "cannot decode #{kind}"
    end
  end

  def string(text)
    text = text.dup.force_encoding(Encoding::UTF_8)
    text.valid_encoding? ? text : { 'Bytes' => text.unpack1('H*') }
  end

  def other(value)
    kind = TEXTS.keys.find { |candidate| value.is_a?(candidate) }
    kind ? { TEXTS[kind] => value.to_s } : { 'Ruby' => value.class.to_s }
  end
end

# Collects what Puppet warns of.
class CollectedWarnings
  attr_reader :messages

  def initialize
    @messages = []
  end
end

Puppet::Util::Log.newdesttype :collected_warnings do
  match CollectedWarnings

  def initialize(collected)
    @collected = collected
  end

  def handle(message)
    @collected.messages << message.message
  end
end

class DataOracle
  NODE = 'web01.example.com'.freeze
  TRUSTED = {
    'authenticated' => 'local', 'certname' => NODE, 'extensions' => {}, 'hostname' => 'web01',
    'domain' => 'example.com', 'external' => {}
  }.freeze
  PARAMETER = /\Aparameter\('(?<name>[^']+)'\)\z/.freeze
  LOCATION = / \((?:file: [^)]*, )?line: \d+(?:, column: \d+)?\)\z/.freeze
  NOT_FOUND = Object.new

  def initialize(directory)
    Puppet.initialize_settings(
      ['--confdir', directory, '--codedir', directory, '--vardir', File.join(directory, 'var'),
       '--environmentpath', directory, '--basemodulepath', '']
    )
    Puppet::Util::Log.level = :warning
    @encoder = Encoder.new
  end

  def answer(request)
    @root = request['codedir']
    warnings = CollectedWarnings.new
    result = Puppet::Util::Log.with_destination(warnings) { attempt(request) }
    result['warnings'] = warnings.messages.map { |text| portable(text) } if warnings.messages.any?
    result
  end

  private

  def attempt(request)
    send(request['do'], request)
  rescue StandardError, SystemStackError, Puppet::Error => e
    failure(e)
  end

  def yaml(request)
    { 'value' => @encoder.encode(converted(Puppet::Util::Yaml.safe_load(content(request), [Symbol], 'data.yaml'))) }
  end

  def converted(data)
    Puppet::Pops::Lookup::HieraConfig.symkeys_to_string(data)
  end

  def json(request)
    { 'value' => @encoder.encode(Puppet::Util::Json.load(content(request))) }
  end

  def hocon(request)
    { 'value' => @encoder.encode(Hocon.parse(content(request))) }
  end

  def content(request)
    Base64.decode64(request['base64']).force_encoding(Encoding::UTF_8)
  end

  def merge(request)
    left, right, merge = %w[left right merge].map { |name| @encoder.decode(request[name]) }
    { 'value' => @encoder.encode(Puppet::Pops::MergeStrategy.merge(left, right, merge)) }
  end

  def lookup(request)
    environments = Puppet::Environments::Directories.new(File.join(@root, 'environments'), [])
    Dir.chdir(File.join(@root, request['directory']))
    with_settings(request) do
      Puppet.override(environments: environments) do
        environment = environments.get!('production')
        context = { current_environment: environment, rich_data: true }
        Puppet.override(context) { evaluate(request, environment) }
      end
    end
  end

  def with_settings(request)
    settings = { codedir: @root, environmentpath: File.join(@root, 'environments') }
    settings[:hiera_config] = File.join(@root, 'hiera.yaml')
    settings[:code] = code(request['expression'])
    settings.update((request['settings'] || {}).transform_keys(&:to_sym))
    usual = settings.keys.to_h { |name| [name, Puppet[name]] }
    settings.each { |name, value| Puppet[name] = value }
    yield
  ensure
    usual.each { |name, value| Puppet[name] = value }
    Puppet::Util::Warnings.clear_warnings
    Puppet.clear_deprecation_warnings
  end

  def code(expression)
    PARAMETER.match?(expression) ? "\n" : "$result = with() || { #{expression}\n}"
  end

  def evaluate(request, environment)
    compiler = Puppet::Parser::Compiler.new(node(request, environment))
    compiler.compile
    Puppet.override(compiler.context_overrides) { outcome(request, compiler.topscope) }
  end

  def outcome(request, scope)
    parameter = PARAMETER.match(request['expression'])
    return explained(request, scope) if request['explain']
    return { 'value' => @encoder.encode(scope['result']) } unless parameter

    value = NOT_FOUND
    invocation = Puppet::Pops::Lookup::Invocation.new(scope)
    catch(:no_such_key) do
      value = Puppet::Pops::Lookup.search_and_merge(parameter[:name], invocation, nil)
    end
    value.equal?(NOT_FOUND) ? { 'missing' => true } : { 'value' => @encoder.encode(value) }
  end

  # What `puppet lookup --explain` prints for a key.
  def explained(request, scope)
    explainer = Puppet::Pops::Lookup::Explainer.new(true, false)
    invocation = Puppet::Pops::Lookup::Invocation.new(scope, {}, {}, explainer)
    begin
      Puppet::Pops::Lookup.lookup([request['explain']], nil, nil, false, nil, invocation)
    rescue Puppet::DataBinding::LookupError => e
      invocation.report_text { e.message }
    end
    { 'explanation' => portable(explainer.explain) }
  end

  def node(request, environment)
    node = Puppet::Node.new(NODE, environment: environment)
    node.fact_merge(Puppet::Node::Facts.new(NODE, request['facts'] || {}))
    node.trusted_data = TRUSTED
    node
  end

  def failure(error)
    text = error.respond_to?(:basic_message) ? error.basic_message : error.message
    text = portable(text).sub(/ on node #{NODE}\z/, '')
    code = error.respond_to?(:issue_code) ? error.issue_code : nil
    # Errors of Hiera that name a line mean one of `hiera.yaml`, not that of the call.
    text = text.sub(LOCATION, '') unless code.to_s.start_with?('HIERA')
    answer = { 'error' => text, 'kind' => (code || error.class).to_s }
    line = error.respond_to?(:line) ? error.line : nil
    file = error.respond_to?(:file) ? error.file : nil
    answer['place'] = "#{portable(file.to_s)}:#{line}" if line && file && !file.to_s.empty?
    answer
  end

  def portable(text)
    text = text.dup.force_encoding(Encoding::UTF_8).scrub('?')
    text = text.gsub(@root, 'ROOT') if @root
    text.gsub(/#<([\w:]+):0x\h+[^>]*>/, '#<\1>').gsub(/:0x\h{8,}/, '')
  end
end

output = $stdout.dup
$stdout.reopen($stderr)
output.set_encoding(Encoding::UTF_8)
$stdin.set_encoding(Encoding::UTF_8)
oracle = DataOracle.new(ARGV[0])
$stdin.each_line do |line|
  output.write(JSON.generate(oracle.answer(JSON.parse(line, max_nesting: 0)), max_nesting: 0), "\n")
  output.flush
end
