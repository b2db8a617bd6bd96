# frozen_string_literal: true

module PuppetX
  module Helped
    DEFAULTS = { 'port' => 80, 'tags' => %w[a b] }.freeze

    class Error < StandardError; end

    class Missing < Error
      attr_reader :key

      def initialize(key)
        @key = key
        super("no such key: #{key}")
      end
    end

    # Functions of the module itself.
    class Util
      SEPARATOR = '.'
      @@calls = 0

      def self.flatten_keys(hash, prefix = nil)
        @@calls += 1
        hash.each_with_object({}) do |(key, value), result|
          name = [prefix, key].compact.join(SEPARATOR)
          if value.is_a?(Hash)
            result.merge!(flatten_keys(value, name))
          else
            result[name] = value
          end
        end
      end

      def self.calls
        @@calls
      end

      class << self
        def fetch!(hash, key)
          hash.fetch(key) { raise Missing, key }
        end

        def shout(text) = "#{text.upcase}!"
      end
    end

    module Mixin
      def described(value)
        "#{self.class.name.split('::').last}: #{value}"
      end

      def twice
        yield
        yield
      end
    end

    module Functions
      module_function

      def indent(text, by = 2)
        text.lines.map { |line| padding(by) + line }.join
      end

      def padding(by)
        ' ' * by
      end
    end

    module Selfish
      extend self

      def answer
        base + 2
      end

      def base
        40
      end
    end
  end
end
