module PuppetX
  module Helper
    COMMON = %w[co1 co2].freeze
    def add_common(type)
      type.newparam(:name)
      COMMON.each { |c| type.newparam(c) }
    end
    def add_more(*names)
      names.each { |n| newparam("more_#{n}") }
    end
  end
  module Hooked
    def self.included(base)
      base.extend(ClassMethods)
      base.class_eval do
        newparam(:hooked)
        from_hook :hk
      end
    end
    module ClassMethods
      def from_hook(n) newproperty(n); end
    end
  end
end
