# The parts of Puppet's library that functions and templates use most, where the library itself is not loaded.
module Puppet
  class Error < RuntimeError
    def initialize(message, original = nil)
      super(message)
      @original = original
    end
    attr_reader :original
  end

  # Errors that may have a position.
  module ExternalFileError; end

  class ParseError < Error
    include ExternalFileError

    attr_accessor :file, :line, :pos

    def initialize(message, file = nil, line = nil, pos = nil, original = nil)
      super(message, original)
      @file = file
      @line = line
      @pos = pos
    end
  end

  class ResourceError < Error
    include ExternalFileError
  end

  class ParseErrorWithIssue < ParseError; end
  class PreformattedError < ParseErrorWithIssue; end

  module DataBinding
    class LookupError < PreformattedError; end
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

  # Values in the context of a compilation.
  def self.lookup(name)
    return Harness::ENVIRONMENT if %i[current_environment environment].include?(name)
    return yield if block_given?

    Harness.lacks("Puppet.lookup(:#{name})")
    raise Error, "no '#{name}' here"
  end

  class DevError < Error
    include ExternalFileError
  end

  class ExecutionFailure < Error; end

  def self.version
    '7.23.0'
  end
  PUPPETVERSION = version

  module Util
    module Package
      def self.versioncmp(first, second, ignore_trailing_zeroes = false)
        [first, second].each { |version| version.scan(/./) } # only strings can be taken apart
        Harness.call_puppet('top', 'versioncmp', [first, second, !!ignore_trailing_zeroes], false, nil)
      end

      def versioncmp(*versions)
        Package.versioncmp(*versions)
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

    ABSOLUTE_PATHS = {
      posix: %r{^/}, windows: %r{^(?:[A-Z]:[\\/]|[\\/]{2}[^\\/]+[\\/][^\\/]+|[\\/]{2}\?[\\/][^\\/]+)}i
    }.freeze

    def self.absolute_path?(path, platform = nil)
      unless path.is_a?(String)
        Puppet.warning("Cannot check if #{path} is an absolute path because it is a '#{path.class}' and not a String'")
        return false
      end
      found = ABSOLUTE_PATHS.fetch(platform || :posix) do
        raise Puppet::DevError, "unknown platform #{platform} in absolute_path"
      end
      path.match?(found)
    end

    def self.which(program)
      return (program if File.file?(program) && File.executable?(program)) if absolute_path?(program)

      ENV.fetch('PATH', '').split(':').map { |directory| File.join(directory, program) }
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

      LOCALE = %w[LANG LC_ALL LC_MESSAGES LANGUAGE LC_COLLATE LC_CTYPE LC_MONETARY LC_NUMERIC
                  LC_TIME].freeze

      # A failure counts, and errors are part of the output, unless any options are given.
      def self.execute(command, options = nil)
        alone = options.nil?
        options = { failonfail: alone, combine: alone, override_locale: true }.merge(options || {})
        command = [command].flatten.map(&:to_s)
        output, status = run(command, options)
        if options[:failonfail] && status != 0
          shown = options[:sensitive] ? '[redacted]' : command.join(' ')
          raise ExecutionFailure, "Execution of '#{shown}' returned #{status}: #{output.strip}"
        end

        ProcessOutput.new(output, status)
      end

      # A program that cannot be run fails like one that has no output.
      def self.run(command, options)
        require 'open3'
        streams = { stdin_data: options[:stdinfile] ? File.read(options[:stdinfile]) : '' }
        streams[:err] = File::NULL unless options[:combine]
        streams[:chdir] = directory(options[:cwd]) if options[:cwd]
        capture = options[:combine] ? :capture2e : :capture2
        output, status = Open3.public_send(capture, environment(options), *command, **streams)
        [options[:squelch] ? '' : output, status.exitstatus]
      rescue SystemCallError
        ['', 1]
      end
      private_class_method :run

      def self.directory(path)
        File.directory?(path) ? path : raise(ArgumentError, "Working directory #{path} does not exist!")
      end
      private_class_method :directory

      # Without what names the user; in the locale C, unless the caller wants its own.
      def self.environment(options)
        changed = { 'HOME' => nil, 'USER' => nil, 'LOGNAME' => nil }
        if options[:override_locale]
          LOCALE.each { |name| changed[name] = nil }
          changed.update('LANG' => 'C', 'LC_ALL' => 'C')
        end
        (options[:custom_environment] || {}).each { |name, value| changed[name.to_s] = value }
        changed
      end
      private_class_method :environment
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

  # References to resources. Those of Puppet's library can be made from a type and a title.
  class Resource
    def self.new(*)
      return super unless equal?(Resource)

      Harness.lacks("#{self}.new")
      raise NoMethodError, "undefined method `new' for #{self}:Class"
    end

    def self.type_and_title(type, title)
      type, title = type.to_s.match(/\A([^\[\]]+)\[(.+)\]\z/m)&.captures || [type] unless title
      raise ArgumentError, "No title provided and #{type.inspect} is not a valid resource reference" unless title

      type = capitalized(type.to_s)
      [type, type == 'Class' ? capitalized(title.to_s) : title]
    end

    def self.capitalized(name)
      name.match?(/\A[A-Z]/) ? name : name.split('::').map(&:capitalize).join('::')
    end
    private_class_method :capitalized

    module Catalog
      class DuplicateResourceError < Error
        include ExternalFileError
      end
    end
  end

  module Pops
    module Evaluator
      module Runtime3ResourceSupport; end
    end

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

          def length
            @binary_buffer.length
          end

          def ==(other)
            other.is_a?(Binary) && other.binary_buffer == @binary_buffer
          end
          alias eql? ==

          def hash
            @binary_buffer.hash
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

module Puppet::Pops::Loader; end

# The classes within which files of functions are evaluated: what these define belongs to them.
class Puppet::Pops::Loader::RubyFunctionInstantiator
  def self.get_binding(_loader)
    binding
  end
end

class Puppet::Pops::Loader::RubyLegacyFunctionInstantiator
  def self.get_binding(_loader)
    binding
  end
end
