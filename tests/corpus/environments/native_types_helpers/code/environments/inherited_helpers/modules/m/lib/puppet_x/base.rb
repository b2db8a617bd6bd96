module PuppetX
  module Base
    LIST = [:l1, :l2].freeze
    def self.each_attr
      { e1: {}, e2: { array_matching: :all } }.each { |k, v| yield k, v }
    end
    module DSL
      def common
        newparam(:common)
      end
      def attrs(*names, **others)
        names.each { |n| newproperty(n) }
        others.each_key { |n| newproperty(n) }
      end
      def nested
        %w[n1 n2].each { |x| yield x }
      end
      def yielding
        yield self
      end
    end
  end
end
