module PuppetX
  module Other
    class Format
      WIDTH = 8
      ALIGN = { left: :ljust, right: :rjust }.freeze

      def initialize(align)
        @align = ALIGN.fetch(align.to_sym)
      end

      def call(text)
        text.public_send(@align, WIDTH, '.')
      end

      alias apply call

      def to_proc
        method(:call).to_proc
      end
    end
  end
end
