module PuppetX
  module Kit
    # Counts.
    class Counter
      attr_reader :value

      def initialize(value)
        @value = value
      end

      def next
        @value += 1
        self
      end
    end
  end
end
