# Runs templates and functions of modules with real Ruby, on request.
#
# Requests and answers are frames: four bytes of length, then JSON. A request is one of
#
#   begin    the next requests are about one catalog: they are served by a process of their own
#   end      the catalog is finished
#   render   a template
#   call     a method of a function
#   block    a block that was given to a function of Puppet's
#
# While one is served, the harness may ask: for a variable, for the result of a function, for
# a lambda. The answer comes as a frame, before which there may be other requests.
#
# Values are JSON; a JSON object is a value that JSON does not have: {"h": pairs of a hash},
# {"s": symbol}, {"b": bytes in base64}, {"r": regular expression}, {"p": what is sensitive},
# {"f": a float that is no number}, {"x": number and text of something that only Puppet has},
# {"c": the same of the context of a lookup},
# {"y": number of something that only Ruby has}, {"z": number of something that nobody may change,
# and the first time what it is}.

require 'json'
require 'erb'

module Harness
  class Ended < StandardError; end

  INPUT = IO.for_fd($stdin.fileno, 'rb', autoclose: false).dup
  OUTPUT = IO.for_fd($stdout.fileno, 'wb', autoclose: false).dup
  # Code of modules must neither read requests nor write into answers.
  $stdin.reopen(File::NULL)
  $stdout.reopen($stderr)

  def self.read_exactly(count)
    data = String.new
    data << INPUT.sysread(count - data.bytesize) while data.bytesize < count
    data
  rescue EOFError
    raise Ended
  end

  def self.read_frame
    length = read_exactly(4).unpack1('N')
    JSON.parse(read_exactly(length).force_encoding('UTF-8'), max_nesting: false)
  end

  def self.write_frame(message)
    data = JSON.generate(message, max_nesting: 0).b
    frame = [data.bytesize].pack('N') + data
    written = 0
    written += OUTPUT.syswrite(frame.byteslice(written..)) while written < frame.bytesize
  end

  # What only Puppet has: a type, a reference, a time.
  class Foreign
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
      other.is_a?(Foreign) && other.number == @number
    end
    alias eql? ==

    def hash
      @number.hash
    end
  end

  # The context of a lookup, whose methods Puppet has.
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

  # An array or a hash that `setvar` was given. All code that sees the variable shares it; Puppet is
  # told what has changed before it is asked for anything that may depend on it.
  class Kept
    VALUES = []
    TOLD = []
    NUMBERS = {}.compare_by_identity
    attr_reader :number

    def initialize(value)
      @number = NUMBERS[value] ||= VALUES.length
      VALUES[@number] = value
      TOLD[@number] = Harness.encode_contents(value)
    end

    def contents
      TOLD[@number]
    end

    def self.tell
      VALUES.each_with_index do |value, number|
        contents = Harness.encode_contents(value)
        next if contents == TOLD[number]

        TOLD[number] = contents
        Harness.ask('kept', Kept.new(value))
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
    when 'r' then Regexp.new(value)
    when 'p' then Puppet::Pops::Types::PSensitiveType::Sensitive.new(decode(value))
    when 'f' then { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }[value]
    when 'x' then Foreign.new(*value)
    when 'c' then Context.new(*value)
    when 'y' then Kept::VALUES[value]
    when 'z' then FROZEN[value[0]] ||= freeze_deeply(decode(value[1]))
    end
  end

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
    when Regexp then { 'r' => value.options.zero? ? value.source : value.to_s }
    when Foreign then { 'x' => value.number }
    when Puppet::Pops::Types::PBinaryType::Binary then { 'b' => [value.binary_buffer].pack('m0') }
    when Kept then { 'y' => value.number, 'v' => value.contents }
    when Puppet::Pops::Types::PSensitiveType::Sensitive then { 'p' => encode(value.unwrap) }
    else { 'o' => value.class.name }
    end
  end

  def self.encode_contents(value)
    return value.map { |entry| encode(entry) } if value.is_a?(Array)

    { 'h' => value.map { |name, entry| [encode(name), encode(entry)] } }
  end

  def self.encode_text(text)
    return { 'b' => [text].pack('m0') } if text.encoding == Encoding::ASCII_8BIT

    text = text.encode('UTF-8') unless text.encoding == Encoding::UTF_8 || text.ascii_only?
    text.valid_encoding? ? text : { 'b' => [text].pack('m0'), 't' => true }
  end

  # --- Asking

  def self.ask(what, *arguments)
    write_frame('ask' => what, 'arguments' => arguments.map { |argument| encode(argument) })
    loop do
      message = read_frame
      if message['do'] == 'end'
        exit!(0)
      elsif message.key?('do')
        serve(message)
      elsif message.key?('unwind')
        throw :unwind
      elsif message.key?('error')
        raise exception_of(message['error'])
      else
        return decode(message['result'])
      end
    end
  end

  def self.exception_of(error)
    kind = Object.const_get(error['kind'])
    kind.new(error['message'])
  rescue NameError
    Puppet::ParseError.new(error['message'])
  end

  BLOCKS = []

  def self.with_block(block)
    return yield(nil) unless block

    BLOCKS << block
    begin
      yield({ 's' => "#{BLOCKS.length - 1}/#{block.arity}" })
    ensure
      BLOCKS.pop
    end
  end

  def self.call_puppet(scope, name, arguments, legacy, block)
    Kept.tell
    with_block(block) do |given|
      ask('call', scope, name.to_s, arguments, legacy, given && given['s'])
    end
  end

  # --- Serving

  def self.serve(message)
    finished = false
    catch(:unwind) do
      answer(message)
      finished = true
    end
    write_frame('unwound' => true) unless finished
  end

  def self.answer(message)
    result =
      case message['do']
      when 'render' then render(message)
      when 'call' then call(message)
      when 'block' then { 'result' => encode(BLOCKS[message['number']].call(*decode(message['arguments']))) }
      end
    Kept.tell
    write_frame(result)
  rescue Ended
    raise
  rescue NoMemoryError, SystemExit, StandardError, ScriptError, SystemStackError, SecurityError => e
    write_frame('error' => describe(e, message['file'] || message['path']))
  end

  def self.encode_rendered(text)
    text = text.dup.force_encoding('UTF-8')
    text.valid_encoding? ? text : { 'b' => [text].pack('m0') }
  end

  def self.describe(error, file)
    place = (error.backtrace || []).find { |line| file && line.start_with?("#{file}:") }
    line = place && place[file.length + 1..][/\A\d+/].to_i
    message = error.message.dup.force_encoding('UTF-8').scrub
    { 'kind' => error.class.name, 'message' => as_puppet_says(message), 'line' => line }
  end

  # Ours stand for classes of Puppet's, and are called by their names.
  NAMES = {
    'Harness::Template' => 'Puppet::Parser::TemplateWrapper',
    'Harness::Scope' => 'Puppet::Parser::Scope',
    'uninitialized constant ERB::' => 'uninitialized constant Puppet::Parser::TemplateWrapper::'
  }.freeze

  def self.as_puppet_says(message)
    NAMES.reduce(message) { |text, (ours, theirs)| text.gsub(ours, theirs) }
  end

  def self.render(message)
    wrapper = Template.new(message['file'])
    values = message['variables'].map { |name, value| [name, decode(value)] }
    values.each { |name, value| wrapper.instance_variable_set("@#{name}", value) }
    text = encode_rendered(rendered(message, wrapper))
    before = message['variables'].map(&:last)
    { 'result' => text, 'changed' => changes(before, values.map(&:last)) }
  end

  # The values that have changed, by their places.
  def self.changes(before, after)
    after.each_with_index.filter_map do |value, index|
      next unless value.is_a?(Array) || value.is_a?(Hash)
      next if before[index].is_a?(Hash) && before[index].key?('z')

      now = encode(value)
      [index, now] if now != before[index]
    end
  end

  def self.rendered(message, wrapper)
    text = message['template'] || TEXTS[message['number']]
    TEXTS[message['number']] ||= text
    method = (METHODS[message['number']] ||= template_method(text, message))
    return wrapper.send(method) unless method == :none

    erb = ERB.new(text, trim_mode: '-')
    erb.filename = message['file'] || '(erb)'
    erb.result(wrapper.own_binding)
  end

  # Templates by number, and the methods that they have become.
  TEXTS = {}
  METHODS = {}

  # A template that is rendered often is parsed once. What no method may contain, such as the
  # definition of a constant, stays a text.
  def self.template_method(text, message)
    name = :"template_#{message['number']}"
    ERB.new(text, trim_mode: '-').def_method(Template, "#{name}()", message['file'] || '(erb)')
    name
  rescue SyntaxError
    :none
  end

  FUNCTIONS = {}

  def self.call(message)
    path = message['path']
    FUNCTIONS[path] ||= load_function(path, message['text'])
    arguments = decode(message['arguments'])
    if message['legacy']
      { 'result' => encode(Scope::CALLER.send("real_function_#{message['name']}", arguments)) }
    else
      arguments.map! { |argument| argument == :__scope ? Scope::CALLER : argument }
      block = message['block'] && lambda_of(message['block'])
      result = encode(FUNCTIONS[path].send(message['method'], *arguments, &block))
      { 'result' => result, 'changed' => changes(message['arguments'], arguments) }
    end
  end

  # A lambda of Puppet's, which says how many arguments it takes.
  def self.lambda_of(arity)
    made = proc { |*values| ask('lambda', values) }
    made.define_singleton_method(:arity) { arity }
    made
  end

  def self.load_function(path, text)
    made = eval(text, TOPLEVEL_BINDING.dup, path, 1)
    made.is_a?(Class) ? made.new : true
  end

  # --- What code of modules sees

  # The scope of the caller, or the top scope.
  class Scope
    def initialize(name)
      @name = name
    end

    def lookupvar(name, _options = nil)
      unless name.is_a?(String)
        raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
      end

      Harness.ask('lookup', @name, name)
    end
    alias [] lookupvar

    def setvar(name, value, _options = nil)
      shared = value.is_a?(Array) || value.is_a?(Hash)
      Harness.ask('set', @name, name, shared ? Kept.new(value) : value)
      value
    end

    def include?(name)
      !self[name].nil?
    end

    def exist?(name)
      include?(name)
    end

    def to_hash(*)
      Harness.ask('variables', @name)
    end

    def call_function(name, arguments, &block)
      arguments = [arguments] unless arguments.is_a?(Array)
      Harness.call_puppet(@name, name, arguments, false, block)
    end

    # Of a scope its own, of the catalog any.
    def resource(*reference)
      return Resource.new(*Harness.ask('resource', @name)) if reference.empty?

      findresource(*reference)
    end

    def findresource(type, title = nil)
      type, title = type.to_s.match(/\A([\w:]+)\[(.*)\]\z/m).captures unless title
      found = Harness.ask('find_resource', type.to_s, title.to_s)
      found && Resource.new(*found)
    end

    def find_hostclass(name)
      KNOWN_TYPES.find_hostclass(name)
    end

    def find_definition(name)
      KNOWN_TYPES.find_definition(name)
    end

    def is_topscope?
      self.equal?(TOP) || Harness.ask('in', 'Top')
    end

    def is_nodescope?
      !self.equal?(TOP) && Harness.ask('in', 'Node')
    end

    def topscope
      TOP
    end

    def catalog
      CATALOG
    end

    def lookupdefaults(type)
      Harness.ask('defaults', @name, type.to_s).to_h { |name| [name.to_sym, true] }
    end

    def environment
      ENVIRONMENT
    end

    def compiler
      COMPILER
    end

    def to_s
      type, title, = Harness.ask('resource', @name)
      "Scope(#{type}[#{title}])"
    end
    alias inspect to_s

    %i[debug info notice warning err].each do |level|
      define_method(level) { |message| Puppet.send(level, message) }
    end

    def []=(name, value)
      setvar(name, value)
    end

    def respond_to_missing?(name, include_all = false)
      name.to_s.start_with?('function_') || super
    end

    def method_missing(name, *arguments)
      return super unless name.to_s.start_with?('function_')
      unless arguments.length == 1 && arguments[0].is_a?(Array)
        raise ArgumentError, 'custom functions must be called with a single array that contains the arguments.' \
                             ' For example, function_example([1]) instead of function_example(1)'
      end

      Harness.call_puppet(@name, name.to_s.delete_prefix('function_'), arguments[0], true, nil)
    end

    CALLER = new('caller')
    TOP = new('top')
  end

  # The resource whose code runs.
  class Resource
    attr_reader :type, :title
    alias name title

    def initialize(type, title, parameters)
      @type = type
      @title = title
      @parameters = parameters
    end

    def to_hash
      @parameters.transform_keys(&:to_sym)
    end
    alias to_h to_hash

    def [](name)
      @parameters[name.to_s]
    end

    def to_s
      "#{@type}[#{@title}]"
    end
    alias ref to_s
  end

  # A class or a defined type that code defines.
  HostClass = Struct.new(:name)

  # What code defines.
  class KnownTypes
    { 'hostclass' => 'class', 'definition' => 'define' }.each do |method, question|
      # No file is read for this one.
      define_method(method) do |name|
        name = name.to_s.downcase
        Harness.ask(question, name, false) ? HostClass.new(name) : nil
      end
      define_method("find_#{method}") do |name|
        name = name.to_s.sub(/\A::/, '').downcase
        Harness.ask(question, name, true) ? HostClass.new(name) : nil
      end
    end
  end

  # The catalog as it is so far.
  class Catalog
    def resource(type, title = nil)
      Scope::TOP.findresource(type, title)
    end

    def resources
      Harness.ask('resources').map { |found| Resource.new(*found) }
    end

    def classes
      Harness.ask('classes')
    end

    def name
      Harness.ask('node')
    end
  end

  # The node whose catalog is made.
  class Node
    Facts = Struct.new(:name, :values)

    def name
      Harness.ask('node')
    end

    def facts
      Facts.new(name, Scope::TOP['facts'])
    end

    def environment
      ENVIRONMENT
    end
  end

  class Compiler
    def catalog
      CATALOG
    end

    def resources
      CATALOG.resources
    end

    def findresource(*reference)
      Scope::TOP.findresource(*reference)
    end

    def node
      NODE
    end

    def environment
      ENVIRONMENT
    end

    def topscope
      Scope::TOP
    end
  end

  class Environment
    def module(name)
      Puppet::Module.find(name)
    end

    def modules
      Harness.ask('modules').map { |name, path| Puppet::Module.new(name, path) }
    end

    def modulepath
      Harness.ask('modulepath')
    end
    alias full_modulepath modulepath

    def known_resource_types
      KNOWN_TYPES
    end

    def name
      Harness.ask('environment').to_sym
    end

    def to_s
      name.to_s
    end
  end

  KNOWN_TYPES = KnownTypes.new
  CATALOG = Catalog.new
  NODE = Node.new
  COMPILER = Compiler.new
  ENVIRONMENT = Environment.new

  # The object whose code a template is.
  class Template
    def initialize(file)
      @__file__ = file
    end

    # Messages about names that nothing defines show it.
    def inspect
      '#<Puppet::Parser::TemplateWrapper>'
    end

    def file
      @__file__
    end

    def scope
      Scope::CALLER
    end

    def has_variable?(name)
      scope.include?(name.to_s)
    end

    def classes
      Harness.ask('classes')
    end

    def all_tags
      Harness.ask('tags')
    end

    def tags
      raise NotImplementedError, "Call 'all_tags' instead."
    end

    %i[debug info notice warning err].each do |level|
      define_method(level) { |message| Puppet.send(level, message) }
    end

    def own_binding
      binding
    end
  end

  # What functions of the newer interface are.
  class Function
    class << self
      attr_accessor :function_name

      def name
        function_name || super
      end

      # What is accepted was found out without Ruby.
      def dispatch(*) end

      def argument_mismatch(*) end

      def local_types(*) end
    end

    def call_function(name, *arguments, &block)
      Harness.ask('exists', name.to_s) or
        raise ArgumentError, "Function #{self.class.name}(): Unknown function: '#{name}'"
      Harness.call_puppet('top', name, arguments, false, block)
    end

    def call_function_with_scope(_scope, name, *arguments, &block)
      Harness.call_puppet('caller', name, arguments, false, block)
    end

    def closure_scope
      Scope::TOP
    end
  end

  # --- Life

  def self.limit(megabytes)
    bytes = megabytes << 20
    Process.setrlimit(Process::RLIMIT_AS, bytes) if megabytes.positive?
  rescue Errno::EINVAL, Errno::EPERM
    nil
  end

  # Serve one catalog: nothing that its code does outlives the process.
  def self.serve_catalog(message)
    limit(message['megabytes'])
    $LOAD_PATH.concat(message['libraries'])
    loop do
      request = read_frame
      break if request['do'] == 'end'

      serve(request)
    end
    exit!(0)
  rescue Ended
    exit!(0)
  ensure
    exit!(70)
  end

  def self.run
    loop do
      message = read_frame
      next unless message['do'] == 'begin'

      child = fork { serve_catalog(message) }
      Process.wait(child)
      write_frame('ended' => $?.exitstatus || -$?.termsig)
    end
  rescue Ended
    nil
  end
end

if ARGV.include?('--puppet')
  require 'puppet'
else
  # The parts of Puppet's library that functions and templates use most.
  module Puppet
    class Error < RuntimeError
      def initialize(message, original = nil)
        super(message)
        @original = original
      end
      attr_reader :original
    end

    class ParseError < Error
      def initialize(message, *)
        super(message)
      end
    end

    module DataBinding
      class LookupError < Error; end
    end

    # A module of the environment.
    Module = Struct.new(:name, :path) do
      def self.find(name, _environment = nil)
        path = Harness.ask('module', name.to_s)
        path && new(name.to_s, path)
      end
    end

    module FileSystem
      class << self
        %i[exist? file? directory? symlink? read].each do |name|
          define_method(name) { |path, *| File.public_send(name, path) }
        end

        def binread(path)
          File.binread(path)
        end

        def read_preserve_line_endings(path)
          File.read(path, mode: 'rb', encoding: 'UTF-8')
        end

        def pathname(path)
          Pathname.new(path)
        end
      end
    end

    # Settings whose values are symbols.
    SYMBOLS = %w[strict node_name data_binding_terminus].freeze

    def self.[](name)
      value = Harness::Scope::TOP.lookupvar("settings::#{name}")
      SYMBOLS.include?(name.to_s) ? value.to_sym : value
    end

    def self.settings
      self
    end

    # What is asked for in the context of a compilation.
    def self.lookup(name)
      return Harness::ENVIRONMENT if %i[current_environment environment].include?(name)
      return yield if block_given?

      raise Error, "no '#{name}' here"
    end

    class ParseErrorWithIssue < ParseError; end
    class PreformattedError < ParseErrorWithIssue; end
    class DevError < Error; end
    class ExecutionFailure < Error; end

    def self.version
      '7.23.0'
    end
    PUPPETVERSION = version

    module Util
      module Package
        def self.versioncmp(first, second)
          Harness.call_puppet('top', 'versioncmp', [first, second], false, nil)
        end

        def versioncmp(first, second)
          Package.versioncmp(first, second)
        end
      end

      module Yaml
        class YamlLoadError < Puppet::Error; end

        def self.safe_load(yaml, classes = [], filename = nil)
          data = YAML.safe_load(yaml, permitted_classes: classes, aliases: true, filename: filename)
          data.nil? ? false : data
        rescue Psych::DisallowedClass => e
          raise YamlLoadError, "(#{filename || '<unknown>'}): #{e.message}"
        rescue Psych::SyntaxError => e
          raise YamlLoadError, e.message
        end
      end

      module Errors; end
      module Logging; end

      def self.absolute_path?(path, _platform = nil)
        path.start_with?('/')
      end

      def self.which(program)
        return (program if File.executable?(program)) if absolute_path?(program)

        ENV.fetch('PATH', '').split(':').map { |folder| File.join(folder, program) }
           .find { |path| File.file?(path) && File.executable?(path) }
      end

      # Runs programs.
      module Execution
        class ProcessOutput < String
          attr_reader :exitstatus

          def initialize(text, exitstatus)
            super(text)
            @exitstatus = exitstatus
          end
        end

        def self.execute(command, options = {})
          require 'open3'
          output, status = Open3.public_send(options[:combine] == false ? :capture2 : :capture2e, *command)
          if options.fetch(:failonfail, true) && !status.success?
            raise ExecutionFailure, "Execution of '#{[*command].join(' ')}' returned #{status.exitstatus}: #{output.strip}"
          end

          ProcessOutput.new(output, status.exitstatus)
        end
      end
    end

    module Parser
      class Scope; end
      module Functions; end

      module Files
        def self.find_template(name, _environment = nil)
          return (name if File.exist?(name)) if name.start_with?('/')

          Harness.call_puppet('top', 'find_template', [name], false, nil)
        end

        def self.find_file(name, _environment = nil)
          return (name if File.exist?(name)) if name.start_with?('/')

          Harness.call_puppet('top', 'find_file', [name], false, nil)
        end
      end
    end

    module Functions
      class Function; end
      class InternalFunction < Function; end
    end

    module Pops
      module Types
        module PBinaryType
          class Binary
            attr_reader :binary_buffer

            def initialize(bytes)
              @binary_buffer = bytes.b.freeze
            end

            def self.from_binary_string(bytes)
              new(bytes)
            end

            def self.from_base64(text)
              new(text.unpack1('m'))
            end

            def to_s
              [@binary_buffer].pack('m0')
            end
          end
        end

        module PSensitiveType
          class Sensitive
            def initialize(value)
              @value = value
            end

            def unwrap
              @value
            end

            def to_s
              'Sensitive [value redacted]'
            end

            def inspect
              "#<#{self}>"
            end

            def ==(other)
              other.is_a?(Sensitive) && other.unwrap == @value
            end
          end
        end
      end
    end
  end
end

module Puppet
  %i[debug info notice warning err alert crit emerg].each do |level|
    define_singleton_method(level) { |message = nil| Harness.ask('log', level.to_s, message.to_s) && nil }
  end

  def self.deprecation_warning(message, *)
    warning(message)
  end

  def self.warn_once(_kind, _key, message, *)
    warning(message)
  end

  module Functions
    def self.create_function(name, *, &body)
      made = Class.new(Harness::Function)
      made.function_name = name.to_s
      made.class_eval(&body)
      made
    end
  end

  module Parser::Functions
    def self.newfunction(name, _options = {}, &body)
      Harness::Scope.define_method("real_function_#{name}", &body)
      {}
    end

    def self.function(name, *)
      "function_#{name}"
    end

    def self.autoloader
      self
    end

    def self.loadall(*) end

    def self.delegatee
      self
    end

    def self.load(*) end
  end
end

# Puppet's library has loaded these, and code of modules counts on it.
{
  Base64: 'base64', Benchmark: 'benchmark', CGI: 'cgi', Date: 'date', Digest: 'digest', Etc: 'etc',
  FileUtils: 'fileutils', Forwardable: 'forwardable', IPAddr: 'ipaddr', OpenSSL: 'openssl', Pathname: 'pathname',
  SecureRandom: 'securerandom', Set: 'set', Shellwords: 'shellwords', Singleton: 'singleton', Socket: 'socket',
  StringIO: 'stringio', StringScanner: 'strscan', Tempfile: 'tempfile', Timeout: 'timeout', URI: 'uri',
  YAML: 'yaml', Psych: 'psych', Zlib: 'zlib'
}.each { |name, library| Object.autoload(name, library) unless Object.const_defined?(name, false) }

# Messages are not translated.
module Kernel
  def to_pson(*)
    to_json
  end

  def _(text)
    text
  end

  def to_yaml(*options)
    # Loading the library defines the method that does the work.
    require 'yaml'
    Psych.dump(self, *options)
  end
end

class Time
  # Loading the library defines the method that does the work.
  def self.parse(*arguments)
    require 'time'
    parse(*arguments)
  end
end

Harness.run
