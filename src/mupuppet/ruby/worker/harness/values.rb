# Values as frames carry them.
#
# A JSON object represents a value that JSON does not have: {"h": pairs of a hash},
# {"s": symbol}, {"b": bytes in base64, "t": that of a string: `text` or `bytes`}, {"r": regular expression}, {"p": a sensitive value},
# {"f": NaN or infinity}, {"x": number and string of an object of Puppet's},
# {"c": the same of the context of a lookup}, {"q": the same of a reference, with type and title},
# {"d": the same of a type, with the names of its methods},
# {"y": number of an array or hash that is shared}, {"z": number of an immutable value, with the value
# the first time}, {"o": number of an object of Ruby's, with what Puppet has to know the first time},
# {"m": an object that Ruby makes again}.
module Harness
  # What is known by a number on both sides.
  module Numbered
    attr_reader :number

    def initialize(number, text)
      @number = number
      @text = text
    end

    def to_s
      @text
    end
    alias inspect to_s

    def ==(other)
      other.is_a?(Numbered) && other.number == @number
    end
    alias eql? ==

    def hash
      @number.hash
    end
  end

  # An object of Puppet's: a type, a time.
  class Foreign
    include Numbered
  end

  # A type, with those of its methods that only return a part of it or enumerate.
  class DataType < Foreign
    def initialize(number, text, *names)
      super(number, text)
      names.each do |name|
        define_singleton_method(name) do |&block|
          found = Harness.ask('member', self, name)
          name == 'each' ? found.each(&block) : found
        end
      end
    end

    def instance?(value)
      Harness.ask('is_instance', self, value)
    end
  end

  # The context of a lookup, whose methods run in the compilation.
  class Context < Foreign
    METHODS = %i[environment_name module_name not_found explain interpolate cache cache_all cache_has_key
                 cached_value cached_entries cached_file_data].freeze

    METHODS.each do |name|
      define_method(name) do |*arguments, &block|
        Harness.with_block(block) do |given|
          Harness.ask('method', self, name.to_s, arguments, given && given['s'])
        end
      end
    end
  end

  # An array or a hash that was passed to `setvar` or to a function, with those in it. All code that sees it shares it;
  # changes are reported to the compilation before any request that may depend on them.
  class Kept
    VALUES = []
    TOLD = []
    NUMBERS = {}.compare_by_identity
    # The numbers of those that code has set or seen since a request began: only these may change.
    SEEN = {}
    attr_reader :number

    def self.of(value)
      value.is_a?(Array) || value.is_a?(Hash) ? new(value) : value
    end

    def initialize(value)
      @number = NUMBERS[value] ||= VALUES.length
      VALUES[@number] = value
      SEEN[@number] = true
      @contents = Harness.encode_contents(value) { |part| Harness.encode(Kept.of(part)) }
      TOLD[@number] = Harness.encode_contents(value)
    end

    attr_reader :contents

    def self.find(number)
      VALUES[number].tap { |value| see(value) }
    end

    # From now on code may change a value and what is in it.
    def self.see(value)
      return unless value.is_a?(Array) || value.is_a?(Hash)

      number = NUMBERS[value]
      return if number && SEEN.key?(number)

      SEEN[number] = true if number
      (value.is_a?(Hash) ? value.flatten : value).each { |part| see(part) }
    end

    # The changes to report, for the next frame.
    def self.changes
      changed = SEEN.each_key.filter_map do |number|
        contents = Harness.encode_contents(VALUES[number])
        next if contents == TOLD[number]

        TOLD[number] = contents
        { 'y' => number, 'v' => contents }
      end
      changed.empty? ? {} : { 'kept' => changed }
    end
  end

  # Arguments of a function, which shares them with the code that calls it.
  Shared = Struct.new(:arguments)

  # The arrays and hashes of variables that code has looked up while a request is served: code that
  # changes one of them changes the variable.
  module LookedUp
    Entry = Struct.new(:value, :data)

    # Start with none; `end` continues with those of the request around.
    def self.begin
      around = @found
      @found = {}
      around
    end

    def self.end(around)
      @found = around
    end

    def self.find(scope, name)
      place = [scope, name.delete_prefix('::')]
      return @found[place].value if @found.key?(place)

      data = Harness.ask_also({}, 'lookup', [scope, name])['result']
      value = Harness.decode(data)
      @found[place] = Entry.new(value, data) if data.is_a?(Array) || (data.is_a?(Hash) && data.key?('h'))
      value
    end

    # The changes to report, for the next frame.
    def self.changes
      changed = @found.filter_map do |place, entry|
        data = Harness.encode(entry.value)
        next if data == entry.data

        entry.data = data
        [*place, data]
      end
      changed.empty? ? {} : { 'looked_up' => changed }
    end
  end

  # Objects that Puppet holds without a look inside. They live as long as the process does, which is
  # as long as the catalog is being compiled.
  module Held
    VALUES = []
    NUMBERS = {}.compare_by_identity
    CLASS = Kernel.instance_method(:class)

    def self.encode(value)
      number = NUMBERS[value]
      return { 'o' => [number] } if number

      NUMBERS[value] = VALUES.length
      VALUES << value
      kind = CLASS.bind_call(value)
      { 'o' => [VALUES.length - 1, kind.name && Harness.as_puppet_says(kind.name), describe(value, kind)] }
    end

    def self.describe(value, kind)
      described = { 'ancestors' => kind.ancestors.filter_map(&:name) }
      case value
      when Module then described['module'] = value.name || ''
      when Proc then described['counts'] = counts(value.parameters.map(&:first))
      end
      described
    end

    def self.counts(kinds)
      needed = kinds.count(:req)
      [needed, kinds.include?(:rest) ? nil : needed + kinds.count(:opt)]
    end

    def self.string(number)
      VALUES[number].to_s
    end

    def self.equal(one, other)
      VALUES[one] == VALUES[other] ? true : false
    end

    def self.make(kind, *parts)
      case kind
      when 'constant' then Object.const_get(parts[0])
      when 'range' then Range.new(*parts.map { |part| Harness.decode(part) })
      when 'error' then Object.const_get(parts[0]).new(Harness.decode(parts[1]))
      end
    end
  end

  def self.decode(data)
    case data
    when Array then data.map { |entry| decode(entry) }
    when Hash then decode_special(*data.first)
    else data
    end
  end

  def self.decode_special(kind, value)
    case kind
    when 'h' then value.to_h { |name, entry| [decode(name), decode(entry)] }
    when 's' then value.to_sym
    when 'b' then value.unpack1('m').force_encoding('UTF-8')
    when 'r' then Regexp.new(value[0], OPTIONS.sum { |letter, option| value[1].include?(letter) ? option : 0 })
    when 'p' then Puppet::Pops::Types::PSensitiveType::Sensitive.new(decode(value))
    when 'f' then { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }[value]
    when 'x' then Foreign.new(*value)
    when 'd' then library_type(*value) || DataType.new(*value)
    when 'q' then Reference.new(*value)
    when 'c' then Context.new(*value)
    when 'y' then Kept.find(value)
    when 'o' then Held::VALUES[value]
    when 'm' then Held.make(*value)
    when 'z' then FROZEN[value[0]] ||= freeze_deeply(decode(value[1]))
    end
  end

  OPTIONS = { 'm' => Regexp::MULTILINE, 'i' => Regexp::IGNORECASE, 'x' => Regexp::EXTENDED }.freeze

  FROZEN = {}

  def self.freeze_deeply(value)
    case value
    when Hash then value.each { |name, entry| [name, entry].each { |part| freeze_deeply(part) } }
    when Array then value.each { |entry| freeze_deeply(entry) }
    end
    value.freeze
  end

  def self.encode(value)
    case value
    when nil, true, false, Integer then value
    when Float then value.finite? ? value : { 'f' => value.to_s }
    when String then encode_text(value)
    when Symbol then { 's' => value.to_s }
    when Array, Hash then Kept::NUMBERS.key?(value) ? { 'y' => Kept::NUMBERS[value] } : encode_contents(value)
    when Regexp then { 'r' => [value.source, OPTIONS.select { |_, option| value.options & option != 0 }.keys.join] }
    when Numbered then { 'x' => value.number }
    when Puppet::Pops::Types::PBinaryType::Binary then { 'b' => [value.binary_buffer].pack('m0') }
    when Shared then value.arguments.map { |argument| encode(Kept.of(argument)) }
    when Kept then { 'y' => value.number, 'v' => value.contents }
    when Puppet::Pops::Types::PSensitiveType::Sensitive then { 'p' => encode(value.unwrap) }
    else TYPE_NUMBERS.key?(value) ? { 'x' => TYPE_NUMBERS[value] } : Held.encode(value)
    end
  end

  # The numbers of types that are those of Puppet's library here.
  TYPE_NUMBERS = {}.compare_by_identity

  # A type as an object of Puppet's library, if that is loaded and can read it.
  def self.library_type(*) end

  # With a block, it encodes the elements.
  def self.encode_contents(value, &block)
    block ||= method(:encode)
    return value.map(&block) if value.is_a?(Array)

    { 'h' => value.map { |name, entry| [encode(name), block.call(entry)] } }
  end

  def self.encode_text(text)
    return { 'b' => [text].pack('m0'), 't' => 'bytes' } if text.encoding == Encoding::ASCII_8BIT

    text = text.encode('UTF-8') unless text.encoding == Encoding::UTF_8 || text.ascii_only?
    text.valid_encoding? ? text : { 'b' => [text].pack('m0'), 't' => 'text' }
  end

  # The values that have changed, by index.
  def self.changes(before, after)
    after.each_with_index.filter_map do |value, index|
      next unless value.is_a?(Array) || value.is_a?(Hash)
      next if before[index].is_a?(Hash) && before[index].key?('z')

      now = encode(value)
      # What has got a number meanwhile is the same.
      [index, now] unless now == before[index] || decode(before[index]).eql?(value)
    end
  end
end
