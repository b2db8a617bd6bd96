# Real Puppet evaluates expressions: one JSON string per line on standard input, each a Puppet
# expression (or several statements, of which the last is the value), and one JSON answer per
# line on standard output:
#
#   {"value": ..., "type": ...}   the value, and the text of its detailed type
#   {"error": ...}                Puppet's message, without place and node, and without the
#                                 words `Evaluation Error` before it
#
# Values that JSON has are written as they are, all others as an object with one entry that
# names the kind: {"Float": "1.5"}, {"Hash": [[key, value], ...]}, {"Type": "Integer[1, 2]"},
# {"Bytes": "c3"} for a string that is not valid UTF-8, {"Object": [type, attributes]}, ...
#
# Arguments: an empty directory that belongs to this process, a file of facts, and the
# directories of modules, separated by colons.

require 'json'
require 'fileutils'
require 'puppet'
require 'puppet/pops'
require 'puppet/parser'

class Encoder
  TEXTS = {
    Puppet::Pops::Types::PAnyType => 'Type',
    Puppet::Pops::Types::PBinaryType::Binary => 'Binary',
    Puppet::Pops::Time::Timespan => 'Timespan',
    Puppet::Pops::Time::Timestamp => 'Timestamp',
    SemanticPuppet::Version => 'SemVer',
    SemanticPuppet::VersionRange => 'SemVerRange',
    URI::Generic => 'URI',
    Float => 'Float'
  }.freeze

  def encode(value)
    case value
    when nil, true, false, Integer then value
    when :default then { 'Default' => true }
    when String then string(value)
    when Array then value.map { |element| encode(element) }
    when Hash then { 'Hash' => value.map { |key, entry| [encode(key), encode(entry)] } }
    when Regexp then { 'Regexp' => value.source }
    when Puppet::Pops::Types::PSensitiveType::Sensitive then { 'Sensitive' => encode(value.unwrap) }
    when Puppet::Pops::Types::Iterable then { 'Iterator' => encode(value.to_a) }
    else other(value)
    end
  end

  private

  def string(text)
    text = text.dup.force_encoding(Encoding::UTF_8)
    text.valid_encoding? ? text : { 'Bytes' => text.unpack1('H*') }
  end

  def other(value)
    kind = TEXTS.keys.find { |candidate| value.is_a?(candidate) }
    return { TEXTS[kind] => value.to_s } if kind
    return object(value) if value.respond_to?(:_pcore_init_hash)

    { 'Ruby' => value.class.to_s }
  end

  def object(value)
    type = Puppet::Pops::Types::TypeCalculator.infer(value)
    type = type.base_type if type.is_a?(Puppet::Pops::Types::PObjectTypeExtension)
    { 'Object' => [type.name, encode(value._pcore_init_hash)] }
  end
end

class Evaluator
  NODE = 'web01.example.com'.freeze

  def initialize(directory, facts, modulepath)
    @modulepath = modulepath
    @facts = File.read(facts)
    environments = File.join(directory, 'environments')
    FileUtils.mkdir_p(File.join(environments, 'production'))
    Puppet.initialize_settings(
      ['--confdir', directory, '--codedir', directory, '--vardir', File.join(directory, 'var'),
       '--environmentpath', environments, '--basemodulepath', '']
    )
    Puppet::Util::Log.level = :err
    @environments = Puppet::Environments::Directories.new(environments, [])
    @encoder = Encoder.new
  end

  def answer(expression)
    environment = @environments.get!('production').override_with(modulepath: @modulepath)
    Puppet[:code] = "$result = with() || { #{expression}\n}"
    context = { current_environment: environment, environments: @environments, rich_data: true }
    Puppet.override(context) { evaluate(environment) }
  rescue StandardError, ScriptError => e
    { 'error' => message(e) }
  ensure
    Puppet::Util::Warnings.clear_warnings
  end

  private

  def evaluate(environment)
    node = Puppet::Node.new(NODE, environment: environment)
    node.fact_merge(Puppet::Node::Facts.new(NODE, JSON.parse(@facts)))
    node.trusted_data = Puppet::Context::TrustedInformation.local(node).to_h
    compiler = Puppet::Parser::Compiler.new(node)
    compiler.compile
    Puppet.override(compiler.context_overrides) { described(compiler.topscope['result']) }
  end

  def described(value)
    type = Puppet::Pops::Types::TypeCalculator.infer_set(value).to_s
    { 'value' => @encoder.encode(value), 'type' => type }
  end

  def message(error)
    text = error.respond_to?(:basic_message) ? error.basic_message : error.message
    text = text.dup.force_encoding(Encoding::UTF_8).scrub('?')
    text = text.gsub(/#<([\w:]+):0x\h+[^>]*>/, '#<\1>').delete_prefix('Evaluation Error: ')
    text.sub(/ on node #{NODE}\z/, '').sub(/ \((?:file: [^)]*, )?line: \d+(?:, column: \d+)?\)\z/, '')
  end
end

output = $stdout.dup
$stdout.reopen($stderr)
output.set_encoding(Encoding::UTF_8)
$stdin.set_encoding(Encoding::UTF_8)
directory, facts, modules = ARGV
evaluator = Evaluator.new(directory, facts, (modules || '').split(':'))
$stdin.each_line do |line|
  output.write(JSON.generate(evaluator.answer(JSON.parse(line))), "\n")
  output.flush
end
