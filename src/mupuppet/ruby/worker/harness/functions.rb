# Functions of both interfaces.
module Harness
  FUNCTIONS = {}

  def self.call(message)
    path = message['path']
    FUNCTIONS[path] ||= load_function(path, message['text'], message['legacy'])
    # Code may change strings in place.
    strings = message['arguments'].map { |argument| argument.dup if argument.is_a?(String) }
    arguments = decode(message['arguments'])
    if message['legacy']
      given = arguments.dup
      result = Scope::CALLER.send("real_function_#{message['name']}", arguments)
    else
      given = arguments.map! { |argument| :__scope.equal?(argument) ? Scope::CALLER : argument }
      block = message['block'] && lambda_of(*message['block'])
      result = FUNCTIONS[path].send(message['method'], *arguments, &block)
    end
    returned = returned_argument(strings, given, result)
    result = Kept.of(result) unless returned
    { 'result' => encode(result), 'argument' => returned, 'changed' => changes(message['arguments'], given) }
  end

  # Which argument a result is, so that it stays the same: an array or hash without a number, a string that is unchanged.
  def self.returned_argument(strings, given, result)
    case result
    when Array, Hash then given.index { |value| value.equal?(result) } unless Kept::NUMBERS.key?(result)
    when String then given.each_index.find { |index| given[index].equal?(result) && result == strings[index] }
    end
  end

  # A Puppet lambda, with its number and arity.
  def self.lambda_of(number, arity)
    made = proc { |*values| ask('lambda', number, Shared.new(values)) }
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
