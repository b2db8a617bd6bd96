# How code of modules defines functions and logs, with Puppet's library and without.
module Puppet
  %i[debug info notice warning err alert crit emerg].each do |level|
    define_singleton_method(level) { |message = nil| Harness.ask('log', level.to_s, message.to_s) && nil }
  end

  def self.deprecation_warning(message, key = nil)
    place = caller(1, 1).first
    Harness.ask('warn_once', (key || place).to_s, "#{message}\n   (location: #{place})", 'warning') && nil
  end

  def self.puppet_deprecation_warning(message, options = {})
    file, line, key = options.values_at(:file, :line, :key)
    raise Puppet::DevError, 'Need either :file and :line, or :key' if key.nil? && (file.nil? || line.nil?)

    warn_once('deprecations', key || "#{file}:#{line}", message, file || 'unknown', line || 'unknown')
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

  def self.warn_once(_kind, key, message, file = nil, line = nil, level = :warning)
    known = { file: file, line: line }.compact.map { |label, value| "#{label}: #{value}" }
    place = known.empty? ? '(file & line not available)' : "(#{known.join(', ')})"
    place = file == :default && line == :default ? '' : "\n   #{place}"
    Harness.ask('warn_once', key.to_s, "#{message}#{place}", level.to_s) && nil
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
      Harness.ask('exists', name.to_s) && "function_#{name}"
    end

    def self.autoloader
      Harness::Autoloader
    end
  end
end

module Harness
  # Functions of the old interface are loaded when they are called; code may load them before.
  module LoadedFunctions
    @names = []

    def self.loadall(*) end

    def self.load(name, _environment)
      @names << name.to_s
    end

    def self.loaded?(name)
      @names.include?(name.to_s)
    end
  end

  # The same as Puppet gives it to code, which is not to use it.
  module Autoloader
    def self.delegatee
      LoadedFunctions
    end

    def self.loadall(*)
      deprecated('loadall', 'Puppet::Parser::Functions#loadall')
    end

    def self.load(name, *)
      deprecated("load(\"#{name}\")", "Puppet::Parser::Functions#load('#{name}')")
      delegatee.load(name, nil)
    end

    def self.loaded?(name)
      deprecated("loaded?(\"#{name}\")", "Puppet::Parser::Functions.loaded?('#{name}')")
      delegatee.loaded?(name)
    end

    def self.deprecated(call, key)
      return if Puppet[:strict].to_s == 'off'

      message = "The method 'Puppet::Parser::Functions.autoloader##{call}' is deprecated in favor " \
                "of using 'Scope#call_function'."
      Puppet.warn_once('deprecations', key, message)
    end
    private_class_method :deprecated
  end

  # A reference to a resource, as functions of the old interface get it.
  class Reference < Puppet::Resource
    include Numbered

    # Code sees the class that Puppet has.
    class << self
      def name
        'Puppet::Resource'
      end
      alias to_s name
      alias inspect name
    end

    attr_reader :type, :title

    def initialize(number, text, type, title)
      super(number, text)
      @type = type
      @title = title
    end

    def ref
      to_s
    end

    %w[[] catalog class? empty? exported file keys line name parameters to_h to_hash to_ref virtual].each do |method|
      define_method(method) { |*arguments| Harness.ask_object(self, method, arguments, nil) }
    end
  end
end
