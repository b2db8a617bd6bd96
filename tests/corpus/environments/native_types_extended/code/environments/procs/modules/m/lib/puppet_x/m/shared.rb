module PuppetX
  module M
    # Attributes that several types have.
    module Shared
      COMMON = Proc.new do
        newparam(:colour) do
          desc 'The colour'
        end
        newparam(:hinges)
      end

      WITH_NAME = proc do
        ensurable
        newparam(:name, :namevar => true)
        instance_eval(&PuppetX::M::Shared::COMMON)
      end
    end
  end
end
