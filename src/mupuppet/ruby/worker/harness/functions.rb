# Functions of both interfaces.
module Harness
  FUNCTIONS = {}

  def self.call(message, arguments)
    path = message['path']
    FUNCTIONS[path] ||= load_function(path, message['text'], message['legacy'])
    if message['legacy']
      given = arguments.dup
      result = Scope::CALLER.send("real_function_#{message['name']}", arguments)
      changed = { 'arguments' => changes(message['arguments'], given) }
    else
      arguments.map! { |argument| :__scope.equal?(argument) ? Scope::CALLER : argument }
      block = message['block'] && lambda_of(*message['block'])
      result = FUNCTIONS[path].send(message['method'], *arguments, &block)
      changed = {}
    end
    { 'result' => encode(Kept.of(result)), **changed }
  end

  # A Puppet lambda, with its number and arity.
  def self.lambda_of(number, arity)
    made = proc { |*values| ask_with(values, 'lambda', number, Shared.new(values)) }
    made.define_singleton_method(:arity) { arity }
    made
  end

  def self.load_function(path, text, legacy)
    loader = Puppet::Pops::Loader
    around = legacy ? loader::RubyLegacyFunctionInstantiator : loader::RubyFunctionInstantiator
    made = eval(text, around.send(:get_binding, nil), path, 1)
    made.is_a?(Class) ? made.new : true
  end

  # The base class of functions of the newer interface.
  class Function
    class << self
      attr_accessor :function_name

      def name
        function_name || super
      end

      # Signatures are read and checked without Ruby.
      def dispatch(*) end

      def argument_mismatch(*) end

      def local_types(*) end
    end

    def call_function(name, *arguments, &block)
      Harness.ask('exists', name.to_s) or
        raise ArgumentError, "Function #{self.class.name}(): Unknown function: '#{name}'"
      Harness.call_puppet('top', name, arguments, false, block)
    end

    def call_function_with_scope(_scope, name, *arguments, &block)
      Harness.call_puppet('caller', name, arguments, false, block)
    end

    def closure_scope
      Scope::TOP
    end
  end
end
