# Renders ERB templates with real Ruby: reads {"cases": [{"template", "variables"}]} as JSON from
# the standard input, writes a list of {"ok", "text"} or {"ok", "kind", "message", "line"}.

require 'erb'
require 'json'
require 'timeout'
require 'yaml'
require 'ipaddr'
require 'digest'
require 'base64'
require 'cgi'
require 'date'
require 'openssl'
require 'pp'
require 'securerandom'
require 'set'
require 'shellwords'
require 'time'
require 'uri'

# The exceptions that templates raise.
module Puppet
  class Error < RuntimeError; end
  class ParseError < Error; end
end

# What templates call `scope`.
class ScopeStub
  def initialize(variables)
    @variables = variables
  end

  def lookupvar(name, _options = nil)
    @variables[name.sub(/^::/, '')]
  end
  alias [] lookupvar

  def include?(name)
    !lookupvar(name).nil?
  end

  def to_hash
    @variables
  end

  def setvar(name, value)
    @variables[name] = value
  end

  def call_function(name, arguments)
    answer(name.to_s, arguments.is_a?(Array) ? arguments : [arguments])
  end

  def method_missing(name, *arguments)
    return super unless name.to_s.start_with?('function_')
    answer(name.to_s.sub('function_', ''), arguments.first)
  end

  def respond_to_missing?(name, _private = false)
    name.to_s.start_with?('function_')
  end

  # Functions are not what is tested here: the answer tells how they were called.
  def answer(name, arguments)
    return arguments[0].to_s <=> arguments[1].to_s if name == 'versioncmp'
    "#{name}(#{arguments.inspect})"
  end
end

# What a template is evaluated in.
class TemplateStub
  def initialize(variables)
    @__scope__ = ScopeStub.new(variables)
    variables.each { |name, value| instance_variable_set("@#{name.gsub(/\W/, '_')}", value) unless value.nil? }
  end

  def scope
    @__scope__
  end

  def has_variable?(name)
    scope.include?(name.to_s)
  end

  def classes
    ['settings', 'main']
  end

  def all_tags
    ['main', 'node']
  end

  def inspect
    '#<Puppet::Parser::TemplateWrapper>'
  end

  def render(template)
    made = ERB.new(template, trim_mode: '-')
    made.filename = 'template.erb'
    Timeout.timeout(5) { made.result(binding) }
  end
end

def outcome(given)
  { ok: true, text: TemplateStub.new(given['variables']).render(given['template']) }
rescue Exception => problem # whatever a template raises is an outcome
  place = (problem.backtrace || []).find { |line| line.start_with?('template.erb:') }
  { ok: false, kind: problem.class.name, message: problem.message,
    line: place && place[/:(\d+)/, 1].to_i }
end

# What templates print is not part of the outcomes.
answers = $stdout.dup
$stdout.reopen(File::NULL)
$stderr.reopen(File::NULL)
outcomes = JSON.parse($stdin.read)['cases'].map { |given| outcome(given) }
answers.puts JSON.generate(outcomes.map { |o| o.transform_values { |v| v.is_a?(String) ? v.dup.force_encoding('UTF-8').scrub : v } })
