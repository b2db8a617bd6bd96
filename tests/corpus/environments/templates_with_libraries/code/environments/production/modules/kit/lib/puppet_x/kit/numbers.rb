require 'puppet_x/kit/counter'

module PuppetX
  # What templates of the module share.
  module Kit
    LIMIT = 10

    # Numbers in place of texts that are numbers, however deep they are.
    def self.numbers(value)
      if value.is_a?(String) && value =~ %r{^-?[0-9]+$}
        value.to_i
      elsif value.is_a?(Array)
        value.map { |element| numbers(element) }
      elsif value.is_a?(Hash)
        value.merge(value) { |_key, element| numbers(element) }
      else
        value
      end
    end
  end
end
