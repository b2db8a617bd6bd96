module PuppetX
  module Gen
    module_function
    def create(name, &block)
      Puppet::Type.newtype(name) do
        newparam(:name)
        instance_eval(&block) if block
        ensurable
      end
    end
  end
end
