# Values as frames carry them.
#
# A JSON object represents a value that JSON does not have: {"h": pairs of a hash},
# {"s": symbol}, {"b": bytes in base64, "t": that of a string: `text` or `bytes`}, {"n": bytes of a Binary for Ruby},
# {"u": a URI}, {"r": regular expression}, {"p": a sensitive value},
# {"f": NaN or infinity}, {"x": number and string of an object of Puppet's, and the number of its class, with
# the class the first time},
# {"c": the same of the context of a lookup}, {"q": the same of a reference, with type and title},
# {"y": number of an array or hash that is shared; "e": true if it is frozen}, {"i": number of what was sent before},
# {"l": a frozen string}, {"j": a string that gets a number; "e": true if it is frozen}, {"e": a frozen array or hash}, {"z": number of an immutable value, with the value
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
          Harness.ask_with(arguments, 'method', self, name.to_s, arguments, given && given['s'])
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
    FROZEN = []
    NUMBERS = {}.compare_by_identity
    # The numbers of those that code has set or seen since a request began: only these may change.
    SEEN = {}
    attr_reader :number

    def self.of(value)
      (value.is_a?(Array) || value.is_a?(Hash)) && !Sent.known?(value) ? new(value) : value
    end

    def initialize(value)
      @number = NUMBERS[value] ||= VALUES.length
      VALUES[@number] = value
      SEEN[@number] = true
      @contents = Harness.encode_contents(value) { |part| Harness.encode(Kept.of(part)) }
      Kept.remember(value, @number, Kept.state(value))
    end

    def self.remember(value, number, state)
      TOLD[number] = state
      ELEMENTS[number] = elements(value).map { |list| list.map { |each| each.is_a?(String) ? each.dup : each } }
      FROZEN[number] = (frozen(value) if elements(value).any? { |list| list.any?(String) })
    end

    # How many of its strings are frozen, which copies do not show.
    def self.frozen(value)
      elements(value).sum { |list| list.count { |each| String === each && each.frozen? } }
    end

    # Is an array or a hash what it was when it was last reported?
    def self.same?(value, number)
      value.frozen? == TOLD[number][1] && elements(value).eql?(ELEMENTS[number]) &&
        (!FROZEN[number] || frozen(value) == FROZEN[number])
    end

    # The order of a hash matters as well. Arrays and hashes within are the same objects.
    def self.elements(value)
      value.is_a?(Hash) ? [value.keys, value.values] : [value]
    end

    attr_reader :contents

    # What the compilation must know about a value: what is in it, and whether it is frozen.
    def self.state(value)
      [Harness.encode_contents(value), value.frozen?]
    end

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
        next if same?(value, number)

        told = TOLD[number]
        state = state(value)
        remember(value, number, state)
        { 'y' => number, 'v' => state[0], 'e' => state[1] } unless state == told
      end
      changed.empty? ? {} : { 'kept' => changed }
    end
  end

  # Arguments of a function, which shares them with the code that calls it.
  Shared = Struct.new(:arguments)

  # The strings, arrays and hashes of Puppet's that were sent while the outermost request is served. They are the same
  # objects wherever code gets them; changes are reported when the request has been served, or before if Puppet needs them.
  module Sent
    # The values, and copies of those that are not frozen, from the number @base on.
    @values = []
    @copies = []
    @base = @next = 0
    @numbers = {}.compare_by_identity
    # What the current request has got: what has come since this number, and others by their numbers. What its code has looked up.
    @first = 0
    @seen = {}
    @looked_up = {}
    class << self
      # No other request is being served.
      def clear
        @values.clear
        @copies.clear
        @numbers.clear
        @base = @next
      end

      # A request begins; `end` continues with the one around it.
      def begin
        around = [@first, @seen, @looked_up]
        @first = @next
        @seen = {}
        @looked_up = {}
        around
      end

      def end(around)
        @first, @seen, @looked_up = around
      end

      # A message with values has come: the first one has this number.
      def continue(message)
        @next = message.fetch('first', @next)
      end

      # The value comes later than its number: what is in it has numbers as well.
      def next_number
        @next += 1
        @next - 1
      end

      def add(number, value)
        @numbers[value] = number
        @values[number - @base] = value
        @copies[number - @base] = value.dup unless value.frozen?
        value
      end

      def find(number)
        @values.fetch(number - @base).tap { |value| see(value, @seen) }
      end

      def known?(value)
        @numbers.key?(value)
      end

      def number(value)
        @numbers[value]
      end

      def look_up(value)
        see(value, @looked_up)
      end

      # The changes to report at the end of a request.
      def changes
        report((@first...@next).to_a | @seen.keys)
      end

      # The changes to report before Puppet gets some values.
      def changes_before(values)
        numbers = @looked_up.dup
        values.each { |value| see(value, numbers) }
        report(numbers.keys)
      end

      private

      # Add the numbers of a value and of all in it.
      def see(value, numbers)
        number = @numbers[value]
        return if number && numbers.key?(number)

        numbers[number] = true if number
        case value
        when Array then value.each { |part| see(part, numbers) }
        when Hash then value.each_value { |part| see(part, numbers) }
        end
      end

      def report(numbers)
        changed = []
        frozen = []
        numbers.each do |number|
          next unless (copy = @copies[number - @base])

          value = @values[number - @base]
          same = same?(value, copy)
          changed << [number, Sent.contents(value)] unless same
          frozen << number if value.frozen?
          @copies[number - @base] = value.frozen? ? nil : value.dup unless same && !value.frozen?
        end
        { 'changed' => changed, 'frozen' => frozen }.reject { |_, found| found.empty? }
      end

      # Are they equal strings, or do they have the same elements?
      def same?(value, copy)
        case value
        when String then value == copy && value.encoding == copy.encoding
        when Array then value.length == copy.length && value.each_index.all? { |index| value[index].equal?(copy[index]) }
        else value.length == copy.length && value.zip(copy).all? { |one, other| one[0].equal?(other[0]) && one[1].equal?(other[1]) }
        end
      end
    end

    def self.contents(value)
      return Harness.encode_text(value) if value.is_a?(String)

      Harness.encode_contents(value) { |part| Harness.encode(Kept.of(part)) }
    end
  end

  # The arrays and hashes of variables that code has looked up while a request is served.
  module LookedUp
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
      return @found[place] if @found.key?(place)

      value = Harness.ask('lookup', scope, name)
      Sent.look_up(value)
      @found[place] = value if (value.is_a?(Array) || value.is_a?(Hash)) && !value.frozen?
      value
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
      when 'range' then Range.new(*parts.map { |part| Harness.decode_copy(part) })
      when 'error' then Object.const_get(parts[0]).new(Harness.decode_copy(parts[1]))
      end
    end
  end

  # A value that is the same object wherever it is sent.
  def self.decode(data)
    case data
    when String then data.length > 1 ? Sent.add(Sent.next_number, data) : data
    when Array
      number = Sent.next_number
      Sent.add(number, data.map { |entry| decode(entry) })
    when Hash then decode_special(*data.first) { |part| decode(part) }
    else data
    end
  end

  # A value of which code gets a copy.
  def self.decode_copy(data)
    case data
    when Array then data.map { |entry| decode_copy(entry) }
    when Hash then decode_special(*data.first, is_copy: true) { |part| decode_copy(part) }
    else data
    end
  end

  def self.decode_special(kind, value, is_copy: false)
    case kind
    when 'h'
      return value.to_h { |name, entry| [decode_copy(name), decode_copy(entry)] } if is_copy

      number = Sent.next_number
      Sent.add(number, value.to_h { |name, entry| [decode_copy(name), decode(entry)] })
    when 'i' then Sent.find(value)
    when 'l' then is_copy ? value.freeze : Sent.add(Sent.next_number, value.freeze)
    when 'e' then decode(value).freeze
    when 's' then value.to_sym
    when 'b' then value.unpack1('m').force_encoding('UTF-8')
    when 'u' then URI.parse(value)
    when 'n' then Puppet::Pops::Types::PBinaryType::Binary.from_binary_string(value.unpack1('m'))
    when 'r' then Regexp.new(value[0], OPTIONS.sum { |letter, option| value[1].include?(letter) ? option : 0 })
    when 'p' then Puppet::Pops::Types::PSensitiveType::Sensitive.new(yield(value))
    when 'f' then { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }[value]
    when 'x' then object(*value)
    when 'q' then Reference.new(*value)
    when 'c' then Context.new(*value)
    when 'y' then Kept.find(value)
    when 'o' then Held::VALUES[value]
    when 'm' then Held.make(*value)
    when 'z' then FROZEN[value[0]] ||= freeze_deeply(decode_copy(value[1]))
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
    when String then encode_string(value)
    when Symbol then { 's' => value.to_s }
    when Array, Hash
      number = Sent.number(value)
      next_to = Kept::NUMBERS[value]
      if number then { 'i' => number }
      elsif next_to then { 'y' => next_to }
      else encode_contents(value)
      end
    when Regexp then { 'r' => [value.source, OPTIONS.select { |_, option| value.options & option != 0 }.keys.join] }
    when Numbered then { 'x' => value.number }
    when Puppet::Pops::Types::PBinaryType::Binary then { 'b' => [value.binary_buffer].pack('m0') }
    when Shared then value.arguments.map { |argument| argument.is_a?(String) ? encode_shared(argument) : encode(Kept.of(argument)) }
    when Kept then { 'y' => value.number, 'v' => value.contents, 'e' => Kept::VALUES[value.number].frozen? }
    when Puppet::Pops::Types::PSensitiveType::Sensitive then { 'p' => encode(value.unwrap) }
    else encode_uri(value) || encode_real(value) || Held.encode(value)
    end
  end

  # A string is known if it was sent, or it is another one, which may be frozen.
  def self.encode_string(text)
    number = Sent.number(text)
    return { 'i' => number } if number

    encoded = encode_text(text)
    text.frozen? && encoded.is_a?(String) ? { 'l' => encoded } : encoded
  end

  # A string that code passes to a function gets a number, as those have that were sent.
  def self.encode_shared(text)
    encoded = encode_text(text)
    return encode_string(text) if Sent.known?(text) || text.length < 2 || !encoded.is_a?(String)

    Sent.add(Sent.next_number, text)
    { 'j' => encoded, 'e' => text.frozen? }
  end

  # The library is loaded when code first uses it.
  def self.encode_uri(value)
    { 'u' => value.to_s } if !Object.autoload?(:URI) && URI::Generic === value
  end

  # With a block, it encodes the elements.
  def self.encode_contents(value, &block)
    block ||= method(:encode)
    return value.map(&block) if value.is_a?(Array)

    { 'h' => value.map { |name, entry| [name.is_a?(String) ? encode_text(name) : encode(name), block.call(entry)] } }
  end

  def self.encode_text(text)
    return { 'b' => [text].pack('m0'), 't' => 'bytes' } if text.encoding == Encoding::ASCII_8BIT

    text = text.encode('UTF-8') unless text.encoding == Encoding::UTF_8 || text.ascii_only?
    text.valid_encoding? ? text : { 'b' => [text].pack('m0'), 't' => 'text' }
  end

  # The copies that have changed, by index.
  def self.changes(before, after)
    after.each_with_index.filter_map do |value, index|
      next unless value.is_a?(Array) || value.is_a?(Hash)

      now = encode(value)
      # What has got a number meanwhile is the same.
      [index, now] unless now == before[index] || decode_copy(before[index]).eql?(value)
    end
  end
end
