module PuppetX
  module Shop
    module Mixin
      def common_attributes
        ensurable
        newparam(:name, :namevar => true)
        newproperty(:shared)
      end
    end

    module Hooked
      def self.included(base)
        base.newparam(:from_hook)
        base.class_eval do
          newproperty(:from_class_eval)
        end
      end
    end

    module Names
      WORD = /[a-z]+/i

      def self.pair(first, second, separator = '/')
        [
          [/^(#{WORD})#{separator}(#{WORD})$/, [[first], [second]]],
          [/^(#{WORD})$/, [[first]]]
        ]
      end
    end
  end
end
