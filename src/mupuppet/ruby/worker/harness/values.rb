# Values as frames carry them.
#
# A JSON object represents a value that JSON does not have: {"h": pairs of a hash},
# {"s": symbol}, {"b": bytes in base64, "t": that of a string: `text` or `bytes`}, {"n": bytes of a Binary for Ruby},
# {"u": a URI}, {"r": regular expression}, {"p": a sensitive value},
# {"f": NaN or infinity}, {"x": number and string of an object of Puppet's, and the number of its class, with
# the class the first time},
# {"c": the same of the context of a lookup}, {"q": the same of a reference, with type and title},
# {"y": number of an array or hash that is shared}, {"z": number of an immutable value, with the value
# the first time}, {"o": number of an object of Ruby's, with what Puppet has to know the first time},
# {"m": an object that Ruby makes again}, {"t": class and string of an object that Puppet's library has made}.
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

  # The compilation does not have the method of an object.
  class NotHere < NoMethodError; end

  # An object of Puppet's: a type, a time. Its methods run in the compilation.
  class Foreign
    include Numbered
    KINDS = []
    # Conversions for which Ruby itself looks, unless an object has them.
    CONVERSIONS = %i[to_a to_ary to_hash to_int to_io to_path to_proc to_regexp to_str to_sym].freeze

    class << self
      # The class with the name of Puppet's, the modules that it includes, and the methods that are known.
      def like(name, modules, methods)
        Class.new(self) do
          define_singleton_method(:name) { name }
          define_singleton_method(:to_s) { name || super() }
          define_singleton_method(:inspect) { to_s }
          modules.each { |each| include(Object.const_get(each)) }
          methods.each do |method|
            define_method(method) { |*arguments, &block| Harness.ask_object(self, method, arguments, block) }
          end
        end
      end
    end

    def respond_to_missing?(*)
      false
    end

    def method_missing(name, *arguments, &block)
      CONVERSIONS.include?(name) ? super : Harness.ask_object(self, name.to_s, arguments, block)
    end
  end

  def self.object(number, text, kind, described = nil)
    Foreign::KINDS[kind] ||= Foreign.like(*described)
    real_object(number, text, Foreign::KINDS[kind].name) || Foreign::KINDS[kind].new(number, text)
  end

  # Where Puppet's library is loaded: the library's own object, what it is to the compilation if it is one of these.
  def self.real_object(*) end
  def self.encode_real(*) end

  def self.ask_object(object, name, arguments, block)
    with_block(block) { |given| ask('send', object, name, arguments, given && given['s']) }
  rescue NotHere
    missing_part("#{object.class}##{name}")
    raise NoMethodError, "undefined method `#{name}' for #{object.class}"
  end

  # What the compilation does not have, Puppet's own library may have.
  def self.missing_part(part) end

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
    # Their elements at that time, for a quick look: encoding large ones again for each request takes long.
    ELEMENTS = []
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
      Kept.remember(value, @number, Harness.encode_contents(value))
    end

    def self.remember(value, number, contents)
      TOLD[number] = contents
      ELEMENTS[number] = elements(value).map { |list| list.map { |each| each.is_a?(String) ? each.dup : each } }
    end

    # The order of a hash matters as well. Arrays and hashes within are the same objects.
    def self.elements(value)
      value.is_a?(Hash) ? [value.keys, value.values] : [value]
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
        value = VALUES[number]
        next if elements(value).eql?(ELEMENTS[number])

        told = TOLD[number]
        contents = Harness.encode_contents(value)
        remember(value, number, contents)
        { 'y' => number, 'v' => contents } unless contents == told
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
      when Range then described['range'] = [simple(value.begin), simple(value.end), value.exclude_end?]
      end
      described
    end

    # An end of a range, if Puppet may iterate over that.
    def self.simple(value)
      case value
      when nil, Integer, Float, String then Harness.encode(value)
      else false
      end
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
    when 'u' then URI.parse(value)
    when 'n' then Puppet::Pops::Types::PBinaryType::Binary.from_binary_string(value.unpack1('m'))
    when 'r' then Regexp.new(value[0], OPTIONS.sum { |letter, option| value[1].include?(letter) ? option : 0 })
    when 'p' then Puppet::Pops::Types::PSensitiveType::Sensitive.new(decode(value))
    when 'f' then { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }[value]
    when 'x' then object(*value)
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
    else encode_uri(value) || encode_real(value) || Held.encode(value)
    end
  end

  # The library is loaded when code first uses it.
  def self.encode_uri(value)
    { 'u' => value.to_s } if !Object.autoload?(:URI) && URI::Generic === value
  end

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
