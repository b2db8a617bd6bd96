# Files that the confinement of this process hides or protects: their use is reported, and not mistaken for something else.
#
# The compilation knows whether there is a file that is missing here. If so, it ends the code, whatever that rescues.
module Harness
  module Files
    # These look for files in many places, and may go without.
    SEARCHING = %r{/rubygems/|/puppet/}
    # These look for others: what counts is the code that has called them.
    LIBRARY = %r{\A(#{Regexp.union(__dir__, RbConfig::CONFIG['rubylibdir'])}/|<internal:(?!.*/rubygems/)|/.*/puppet/file_system(/|\.rb))}

    def self.watch(libraries)
      @libraries = libraries
      Errno::ENOENT.prepend(Missing)
      Errno::EROFS.prepend(Protected)
      [File, FileTest].each { |owner| owner.singleton_class.prepend(Questions) }
      [File, IO].each { |owner| owner.singleton_class.prepend(Writers) }
      File.singleton_class.prepend(Openers)
      Dir.singleton_class.prepend(Directories)
    end

    def self.report(what, path)
      path = path.to_path if path.respond_to?(:to_path)
      Harness.ask(what, File.expand_path(path)) if path.is_a?(String) && !path.empty? && Harness.asking? && of_modules?
    end

    # Does code of modules use the file, itself or through Ruby's library?
    def self.of_modules?
      place = caller_locations(2).map(&:path).find { |path| path && !path.match?(LIBRARY) }
      place.nil? || !place.match?(SEARCHING) || place.start_with?(*@libraries)
    end

    # The file that the message of an error names.
    def self.named(error)
      error.message[/ - \(?(.*?)(, .*\))?\z/m, 1]
    end

    # A file that code wants to use, and that is not there.
    module Missing
      def initialize(*)
        super
        Files.report('hidden', Files.named(self))
      end
    end

    # A file that code wants to write.
    module Protected
      def initialize(*)
        super
        Files.report('protected', Files.named(self))
      end
    end

    # Questions that have an answer if there is no file.
    module Questions
      %i[exist? file? directory? readable? executable? size? zero? empty? symlink?].each do |name|
        define_method(name) do |path|
          super(path).tap { |answer| Files.report('hidden', path) unless answer }
        end
      end
    end

    # Would opening a file in this mode create it?
    def self.creates?(mode)
      mode.is_a?(Integer) ? mode.anybits?(File::CREAT) : mode.to_s.match?(/\A[wa]/)
    end

    # A new file whose directory is missing: that may only be hidden.
    module Writers
      %i[write binwrite].each do |name|
        define_method(name) do |path, *rest, **options|
          super(path, *rest, **options)
        rescue Errno::ENOENT
          Files.report('unwritable', path)
          raise
        end
      end
    end

    # The same for files that are opened.
    module Openers
      %i[new open].each do |name|
        define_method(name) do |path, *rest, **options, &block|
          super(path, *rest, **options, &block)
        rescue Errno::ENOENT => error
          mode = rest.first || options[:mode] || options[:flags]
          Files.report('unwritable', path) if Files.creates?(mode) && Files.named(error) == path.to_s
          raise
        end
      end
    end

    # What there is in a directory: a part of it may be hidden.
    module Directories
      def mkdir(path, *)
        super
      rescue Errno::ENOENT
        Files.report('unwritable', path)
        raise
      end

      %i[exist? empty?].each do |name|
        define_method(name) do |path|
          super(path).tap { |answer| Files.report('hidden', path) unless answer }
        end
      end

      %i[children each_child entries foreach new open].each do |name|
        define_method(name) do |path, *rest, **options, &block|
          Files.report('hidden', path)
          super(path, *rest, **options, &block)
        end
      end

      # A pattern begins with the path of a directory.
      %i[glob []].each do |name|
        define_method(name) do |*patterns, **options, &block|
          named = patterns.flatten.map(&:to_s).reject(&:empty?)
          named.each { |pattern| Files.report('hidden', File.dirname("#{pattern[/\A[^*?\[{\\]*/]}x")) }
          super(*patterns, **options, &block)
        end
      end
    end
  end
end
