# How code of modules defines functions and logs, with Puppet's library and without.
module Puppet
  %i[debug info notice warning err alert crit emerg].each do |level|
    define_singleton_method(level) { |message = nil| Harness.ask('log', level.to_s, message.to_s) && nil }
  end

  def self.deprecation_warning(message, key = nil)
    # Puppet evaluates the file of a function inside of a method, and not at the top.
    place = caller(1, 1).first.sub(/<main>'\z/, "get_binding'")
    Harness.ask('warn_once', (key || place).to_s, "#{message}\n   (location: #{place})") && nil
  end

  def self.puppet_deprecation_warning(message, options = {})
    file, line = options.values_at(:file, :line)
    place = file && line ? "(file: #{file}, line: #{line})" : '(file & line not available)'
    Harness.ask('warn_once', (options[:key] || "#{file}:#{line}").to_s, "#{message}\n   #{place}") && nil
  end

  module Pops::PuppetStack
    def self.stacktrace
      Harness.ask('call_stack')
    end

    def self.top_of_stack
      stacktrace.first || []
    end
  end

  # Of a resource type, code needs only what finds resources.
  module Pops::Evaluator::Runtime3ResourceSupport
    def self.find_resource_type_or_class(_scope, name)
      return Harness::HostClass.new(name) if !name.include?(':') && Harness.ask('type', name.downcase)

      Harness::KNOWN_TYPES.find_definition(name) || Harness::KNOWN_TYPES.find_hostclass(name)
    end
  end

  def self.warn_once(_kind, _key, message, *)
    warning(message)
  end

  module Functions
    def self.create_function(name, *, &body)
      made = Class.new(Harness::Function)
      made.function_name = name.to_s
      made.class_eval(&body)
      made
    rescue StandardError => e
      raise ArgumentError, "Function Load Error for function '#{name}': #{e.message}"
    end
  end

  module Parser::Functions
    def self.newfunction(name, _options = {}, &body)
      Harness::Scope.define_method("real_function_#{name}", &body)
      {}
    end

    def self.function(name, *)
      "function_#{name}"
    end

    def self.autoloader
      self
    end

    def self.loadall(*) end

    def self.delegatee
      self
    end

    def self.load(*) end

    def self.loaded?(*)
      true
    end
  end
end

module Harness
  # A reference to a resource, as functions of the old interface get it.
  class Reference < Puppet::Resource
    include Numbered

    attr_reader :type, :title

    def initialize(number, text, type, title)
      super(number, text)
      @type = type
      @title = title
    end

    def ref
      to_s
    end
  end
end
