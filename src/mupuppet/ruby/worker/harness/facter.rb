# Facts for code that asks Facter: those of the node whose catalog is made, not of this machine.
module Harness
  Fact = Struct.new(:name, :value)

  # What Facter answers while something is compiled.
  module NodeFacts
    def value(name)
      return super unless Harness.compiling?

      name.to_s.split('.').reduce(to_hash) do |found, key|
        case found
        when Hash then found[key]
        when Array then key.match?(/\A\d+\z/) ? found[key.to_i] : nil
        end
      end
    end

    def fact(name)
      return super unless Harness.compiling?

      found = value(name)
      found.nil? ? nil : Fact.new(name.to_s, found)
    end
    alias [] fact

    def to_hash
      Harness.compiling? ? Scope::TOP.lookupvar('facts') : super
    end
  end

  def self.compiling?
    !@depth.zero?
  end
end

module Facter; end
Facter.singleton_class.prepend(Harness::NodeFacts)

module Puppet
  unless respond_to?(:runtime)
    SERVICES = Hash.new do |_, name|
      Harness.lacks("Puppet.runtime[:#{name}]")
      raise NameError, "uninitialized service runtime[:#{name}]"
    end
    SERVICES[:facter] = Facter
    private_constant :SERVICES

    def self.runtime
      SERVICES
    end
  end
end
