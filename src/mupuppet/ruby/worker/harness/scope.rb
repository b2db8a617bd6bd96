# The scope that code of modules sees.
module Harness
  # Whether code catches what a scope throws for an unknown variable; no other code needs to know why it is unknown.
  module Catching
    @depth = 0
    class << self
      attr_accessor :depth
    end

    def catch(*tags)
      return super unless tags == [:undefined_variable]

      Catching.depth += 1
      begin
        super
      ensure
        Catching.depth -= 1
      end
    end
  end
  Object.prepend(Catching)

  # The scope of the caller, or the top scope.
  class Scope
    # Code sees the class that Puppet has.
    class << self
      def name
        'Puppet::Parser::Scope'
      end
      alias to_s name
      alias inspect name
    end

    def initialize(name)
      @name = name
    end

    def lookupvar(name, _options = nil)
      name = checked_name(name)
      if Catching.depth.positive? && (reason = Harness.ask('unknown', @name, name))
        throw :undefined_variable, reason.empty? ? nil : reason
      end
      LookedUp.find(@name, name)
    end
    alias [] lookupvar

    def setvar(name, value, _options = nil)
      Harness.ask_with([value], 'set', @name, checked_name(name), Kept.of(value))
      value
    end

    def include?(name)
      Harness.ask('has', @name, checked_name(name))
    end

    def bound?(name)
      Harness.ask('bound', @name, name.to_s)
    end

    def exist?(name)
      Harness.ask('is_variable', @name, name.to_s)
    end

    def to_hash(*)
      Harness.ask('variables', @name)
    end

    def call_function(name, arguments, &block)
      Harness.call_puppet(@name, name, [*arguments], false, block)
    end

    # For a scope its own class, for the catalog any.
    def resource(*reference)
      return Resource.new(*Harness.ask('resource', @name)) if reference.empty?

      findresource(*reference)
    end

    def findresource(type, title = nil)
      type, title = type.to_s.match(/\A([\w:]+)\[(.*)\]\z/m).captures unless title
      type ||= 'Class' # as Puppet reads a reference without a type
      found = Harness.ask('find_resource', type.to_s, title.to_s)
      found && Resource.new(*found)
    end

    def find_hostclass(name)
      KNOWN_TYPES.find_hostclass(name)
    end

    def find_definition(name)
      KNOWN_TYPES.find_definition(name)
    end

    def is_topscope?
      Harness.ask('in', @name, 'Top')
    end

    def is_nodescope?
      Harness.ask('in', @name, 'Node')
    end

    def find_global_scope
      is_topscope? || is_nodescope? ? self : AROUND
    end

    def topscope
      TOP
    end

    def catalog
      CATALOG
    end

    def lookupdefaults(type)
      Harness.ask('defaults', @name, type.to_s).to_h { |name| [name.to_sym, true] }
    end

    def environment
      ENVIRONMENT
    end

    def compiler
      COMPILER
    end

    def to_s
      type, title, = Harness.ask('resource', @name)
      "Scope(#{type}[#{title}])"
    end
    alias inspect to_s

    %i[debug info notice warning err].each do |level|
      define_method(level) { |message| Puppet.send(level, message) }
    end

    def []=(name, value)
      setvar(name, value)
    end

    def respond_to_missing?(name, include_all = false)
      name.to_s.start_with?('function_') || super
    end

    def method_missing(name, *arguments)
      return super unless name.to_s.start_with?('function_')
      unless arguments.length == 1 && arguments[0].is_a?(Array)
        raise ArgumentError, 'custom functions must be called with a single array that contains the arguments.' \
                             ' For example, function_example([1]) instead of function_example(1)'
      end

      Harness.call_puppet(@name, name.to_s.delete_prefix('function_'), arguments[0], true, nil)
    end

    private

    def checked_name(name)
      return name if name.is_a?(String)

      raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
    end

    CALLER = new('caller')
    AROUND = new('around')
    TOP = new('top')
  end
end
