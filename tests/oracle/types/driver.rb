# Real Puppet's type system as a service: one JSON request per line on standard input, one JSON
# answer per line on standard output. Values and types are given as Puppet expressions.
#
# The first argument is a module path; type aliases are found in the modules there.
#
# Request   {"ask": ..., ...}        Answer
#   value     code                   [reduced type, detailed type, generalized type, text]
#   type      code                   [text, generalized, normalized, with aliases expanded]
#   instance  type, values           "0110...": is each value an instance? ("x": Puppet breaks)
#   assign    type, types            "0110...": is each type assignable?
#   common    left, right            text of the common type
#   access    code                   ["ok", text], ["error", issue code, message] or ["breaks"]
#   mismatch  type, value            the description
#   parameters  type, value, missing_ok   the description, or null
#   signatures  name, signatures, arguments, block   the description, or null
#   relation  operator, left, values "0110..." (a comparison: "<=>" or "!" where there is none)
#   number    text                   the number, or null
#   quoted    text                   the text as a Puppet literal
#   inspected code                   what Ruby's `inspect` gives
#   time      kind, nanoseconds, arguments   ["ok", text] or ["error", message]
#   parsed_time  kind, arguments     ["ok", nanoseconds] or ["error", message]
#   range     text, versions         ["ok", text, "0110..."] or ["error", message]
#   uri       text                   ["ok", parts, text] or ["error", message]
#   merged_uri  base, reference      ["ok", text] or ["error", message]
# A request that cannot be answered gives {"error": message}.

require 'json'
require 'puppet'
require 'puppet/pops'
require 'puppet_pal'

class TypeService
  Types = Puppet::Pops::Types

  def initialize(compiler)
    @compiler = compiler
    @values = {}
    @calculator = Types::TypeCalculator.singleton
    @compare = Puppet::Pops::Evaluator::CompareOperator.new
  end

  def answer(request)
    send("ask_#{request['ask']}", request)
  end

  private

  def value(code)
    @values.fetch(code) { @values[code] = @compiler.evaluate_string(code) }
  end

  # "1", "0", or "x" where Puppet itself breaks.
  def bit
    yield ? '1' : '0'
  rescue StandardError, SystemStackError
    'x'
  end

  def ask_value(request)
    value = value(request['code'])
    text = @compiler.evaluate_string("\"${(#{request['code']})}\"")
    [@calculator.infer(value), @calculator.infer_set(value),
     @calculator.infer(value).generalize].map(&:to_s) + [text]
  end

  def ask_type(request)
    type = value(request['code'])
    [type.to_s, type.generalize.to_s, type.normalize.to_s, type.to_alias_expanded_s]
  end

  def ask_instance(request)
    type = value(request['type'])
    request['values'].map { |code| bit { type.instance?(value(code)) } }.join
  end

  def ask_assign(request)
    type = value(request['type'])
    request['types'].map { |code| bit { type.assignable?(value(code)) } }.join
  end

  def ask_common(request)
    @calculator.common_type(value(request['left']), value(request['right'])).to_s
  end

  def ask_access(request)
    ['ok', @compiler.evaluate_string("\"${(#{request['code']})}\"")]
  rescue Puppet::ParseErrorWithIssue, Puppet::PreformattedError => e
    message = e.basic_message.to_s
    message.include?('undefined method') ? ['breaks'] : ['error', e.issue_code.to_s, message]
  end

  def ask_mismatch(request)
    actual = @calculator.infer_set(value(request['value']))
    Types::TypeMismatchDescriber.singleton.describe_mismatch('x', value(request['type']), actual)
  end

  def ask_parameters(request)
    Types::TypeMismatchDescriber.validate_parameters(
      'subject', value(request['type']), value(request['value']), request['missing_ok']
    )
    nil
  rescue Puppet::ParseError => e
    e.message
  end

  def ask_signatures(request)
    signatures = request['signatures'].map do |type, names, block|
      Puppet::Pops::Functions::Dispatch.new(value(type), :call, names, false, block)
    end
    types = value(request['arguments']).map { |argument| @calculator.infer_set(argument) }
    types << value(request['block']) if request['block']
    given = types.empty? ? Types::PArrayType::EMPTY : Types::PTupleType.new(types)
    Types::TypeMismatchDescriber.describe_signatures(request['name'], signatures, given)
  end

  def ask_relation(request)
    left = value(request['left'])
    request['values'].map { |code| relation(request['operator'], left, value(code)) }.join
  end

  def relation(operator, left, right)
    case operator
    when '==' then bit { @compare.equals(left, right) }
    when '=~' then bit { @compare.match(left, right, nil) }
    when 'in' then bit { @compare.include?(right, left, Scope.new) }
    when '<=>'
      begin
        { -1 => '<', 0 => '=', 1 => '>', nil => '!' }[@compare.compare(left, right)]
      rescue ArgumentError, TypeError
        '!'
      end
    end
  end

  # Takes the groups of a match, which are not recorded here.
  class Scope
    def ephemeral_from(*) end
  end

  def ask_number(request)
    Puppet::Pops::Utils.to_n(request['text'])
  end

  def ask_inspected(request)
    value(request['code']).inspect
  end

  def ask_time(request)
    answered { time_class(request).new(request['nanoseconds']).format(*request['arguments']) }
  end

  def ask_parsed_time(request)
    answered { time_class(request).parse(*request['arguments']).nsecs }
  end

  def time_class(request)
    Puppet::Pops::Time.const_get(request['kind'])
  end

  def ask_range(request)
    answered do
      range = SemanticPuppet::VersionRange.parse(request['text'])
      versions = request['versions'].map { |text| SemanticPuppet::Version.parse(text) }
      [range.inspect, versions.map { |version| bit { range.include?(version) } }.join]
    end
  end

  URI_PARTS = %i[scheme userinfo host port path query fragment opaque].freeze

  def ask_uri(request)
    answered do
      uri = URI.parse(request['text'])
      [URI_PARTS.map { |part| uri.send(part) }, uri.to_s]
    end
  end

  def ask_merged_uri(request)
    answered { (URI.parse(request['base']) + request['reference']).to_s }
  end

  def answered
    ['ok', *yield]
  rescue ArgumentError, TypeError, URI::Error => e
    ['error', e.message]
  end

  def ask_quoted(request)
    Types::StringConverter.singleton.puppet_quote(request['text'])
  end
end

Puppet.initialize_settings(['--confdir', ARGV[0], '--vardir', ARGV[0], '--log_level', 'err'])
Puppet::Pal.in_tmp_environment('types', modulepath: [ARGV[0]], facts: {}) do |context|
  context.with_catalog_compiler do |compiler|
    service = TypeService.new(compiler)
    $stdin.each_line do |line|
      answer = begin
        { 'answer' => service.answer(JSON.parse(line)) }
      rescue StandardError, SystemStackError => e
        { 'error' => "#{e.class}: #{e.message}" }
      end
      puts JSON.generate(answer)
      $stdout.flush
    end
  end
end
