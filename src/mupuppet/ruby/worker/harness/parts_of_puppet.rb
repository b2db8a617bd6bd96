# What Puppet's library has and its counterparts here lack.
#
# The compilation decides: if the library is installed, it begins again with it; otherwise the code
# fails as it would without the library.
module Harness
  # Constants outside `Puppet` that its library defines.
  OF_PUPPET = %i[Concurrent DOT DeepMerge Hiera PSON SemanticPuppet].freeze
  # Libraries that are installed with it.
  BESIDE_PUPPET = %r{\A(?:facter|hiera|semantic_puppet)(?:\.rb\z|/|\z)}.freeze
  NAME_OF = Module.instance_method(:name)

  def self.lacks(part)
    ask('library', part) unless @depth.zero?
  end

  def self.missing_part(part)
    lacks(part)
  end

  def self.of_puppet?(owner)
    name = NAME_OF.bind_call(owner)
    !name.nil? && (name == 'Puppet' || name.start_with?('Puppet::'))
  end

  # The file that a module has under a name, which may look like a part of Puppet.
  def self.find_in_modules(name)
    file = name.end_with?('.rb') ? name : "#{name}.rb"
    @libraries.map { |library| File.join(library, file) }.find { |path| File.file?(path) }
  end

  # Whether Puppet does not have a file, which may not be installed.
  def self.missing?(path)
    return !$LOAD_PATH.resolve_feature_path(path) if $LOAD_PATH.resolve_feature_path('puppet')

    asking? && ask('missing_file', path)
  end

  # Constants that are not defined.
  module Constants
    def const_missing(name)
      within = equal?(Puppet::Pops::Loader::RubyFunctionInstantiator) ||
               equal?(Puppet::Pops::Loader::RubyLegacyFunctionInstantiator)
      if within
        Harness.lacks(name.to_s) if Harness::OF_PUPPET.include?(name)
      elsif Harness.of_puppet?(self)
        Harness.lacks("#{Harness::NAME_OF.bind_call(self)}::#{name}")
      elsif equal?(Object) && Harness::OF_PUPPET.include?(name)
        Harness.lacks(name.to_s)
      end
      super
    end
  end

  # Methods of Puppet's modules that are not defined.
  module Methods
    def method_missing(name, *)
      Harness.lacks(is_a?(Module) ? "#{self}.#{name}" : "#{self.class}##{name}")
      super
    end

    def respond_to_missing?(*)
      false
    end
  end

  def self.extend_counterparts(owner = Puppet, seen = {})
    return if seen[owner]

    seen[owner] = true
    owner.extend(Methods)
    owner.include(Methods)
    owner.constants(false).each do |name|
      value = owner.const_get(name)
      extend_counterparts(value, seen) if value.is_a?(Module) && of_puppet?(value)
    end
  end

  Module.prepend(Constants)
end

# The library itself is loaded for what it has besides facts. Where there is none, Puppet's is not installed, either.
module Facter
  class << self
    def const_missing(name)
      return const_get(name) if load_library

      Harness.lacks("Facter::#{name}")
      super
    end

    def method_missing(name, *arguments, &block)
      return public_send(name, *arguments, &block) if load_library

      Harness.lacks("Facter.#{name}")
      super
    end

    def respond_to_missing?(*)
      false
    end

    private

    # Whether it has just been loaded.
    def load_library
      return false if @is_loaded

      @is_loaded = true
      require 'facter'
      true
    rescue LoadError
      false
    end
  end
end
class Object
  private

  # Puppet's own files would redefine their counterparts here; what they define beyond these is found missing
  # when it is used. A file that Puppet does not have is looked for as usual.
  def require(name)
    path = name.respond_to?(:to_path) ? name.to_path : name
    Harness.forget_autoloads(Net, path) if path.is_a?(String) && path.start_with?('net/')
    return super unless path.is_a?(String)

    begin
      return super if Harness::BESIDE_PUPPET.match?(path)
    rescue LoadError
      return false if path.delete_suffix('.rb') == 'facter' # its counterpart is there

      Harness.lacks(path) unless $LOAD_PATH.resolve_feature_path(path[/\A\w+/])
      raise
    end
    return super unless path.match?(%r{\Apuppet(\.rb\z|/|\z)})

    found = Harness.find_in_modules(path)
    return super(found) if found

    Harness.missing?(path) ? super : false
  end
end
