require 'puppet'

# Puppet's own library, which finds the environment of the catalog in its context.
module Harness
  def self.prepare
    return if @prepared

    @prepared = true
    environment = Puppet::Node::Environment.create(ask('environment').to_sym, ask('modulepath'))
    Puppet.push_context(current_environment: environment,
                        environments: Puppet::Environments::Static.new(environment))
  end

  # The types of the library by the numbers of ours; nil for those that it cannot read.
  LIBRARY_TYPES = {}
  # What is defined by manifests, which the library does not load.
  DEFINED_ELSEWHERE = /\b(?:Object|TypeSet|TypeReference)\[/.freeze

  singleton_class.send(:remove_method, :library_type)

  def self.library_type(number, text, *)
    LIBRARY_TYPES.fetch(number) do
      type = read_type(text)
      TYPE_NUMBERS[type] = number unless type.nil?
      LIBRARY_TYPES[number] = type
    end
  end

  def self.read_type(text)
    type = Puppet::Pops::Types::TypeParser.singleton.parse(text)
    type unless DEFINED_ELSEWHERE.match?(type.to_s)
  rescue Puppet::ParseError, ArgumentError
    nil
  end
end
