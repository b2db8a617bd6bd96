require 'puppet'

# Puppet's own library, which finds the environment of the catalog in its context.
module Harness
  def self.prepare
    return if @prepared

    @prepared = true
    environment = Puppet::Node::Environment.create(ask('environment').to_sym, ask('modulepath'))
    Puppet.push_context(current_environment: environment, loaders: -> { Puppet::Pops::Loaders.new(environment) },
                        environments: Puppet::Environments::Static.new(environment))
  end

  # Objects of the library, by their numbers in the compilation, and their numbers.
  REAL = {}
  REAL_NUMBERS = {}.compare_by_identity

  def self.real_object(number, text, name)
    REAL.fetch(number) do
      made = REAL[number] = make_real(text, name)
      REAL_NUMBERS[made] = number unless made.nil?
      made
    end
  end

  # Nil for what depends on the compilation, such as types that modules define.
  def self.make_real(text, name)
    made = case name
           when 'SemanticPuppet::Version', 'SemanticPuppet::VersionRange', 'Puppet::Pops::Time::Timespan',
                'Puppet::Pops::Time::Timestamp' then Object.const_get(name).parse(text)
           when 'Puppet::Pops::Types::PResourceType' then resource_type(*text.match(/\A([\w:]+)(?:\['(.*)'\])?\z/m)&.captures)
           when /\APuppet::Pops::Types::P\w+Type\z/ then Puppet::Pops::Types::TypeParser.singleton.parse(text)
           end
    made if made.class.name == name && made.to_s == text
  rescue Puppet::Error, ArgumentError, NoMethodError # the library cannot read it; its parser fails thus for `Class[A]`
    nil
  end

  def self.resource_type(name, title)
    Puppet::Pops::Types::PResourceType.new(name == 'Resource' ? nil : name, title)
  end

  # What could not be made has fewer methods than Puppet's own.
  def self.missing_part(part)
    name, method = part.split('#')
    known = name.start_with?('Puppet::') && Object.const_get(name).method_defined?(method)
    raise NotImplementedError, "the method `#{method}' of a #{name} of a module is only in Puppet itself" if known
  end

  def self.encode_real(value)
    number = REAL_NUMBERS[value]
    return { 'x' => number } if number

    case value
    when Puppet::Pops::Types::PAnyType, SemanticPuppet::Version, SemanticPuppet::VersionRange
      { 't' => [value.class.name, value.to_s] }
    when Puppet::Pops::Time::TimeData then { 't' => [value.class.name, value.nsecs.to_s] }
    end
  end
end
