require 'pathname'
require 'uri'

# What functions take from Puppet's own library and from Ruby's.
Puppet::Functions.create_function(:'sample::library', Puppet::Functions::InternalFunction) do
  dispatch :use do
    scope_param
    param 'String', :what
    repeated_param 'Any', :values
  end

  def use(scope, what, *values)
    case what
    when 'module' then found(Puppet::Module.find(values[0]))
    when 'file' then read(scope, values[0])
    when 'bytes' then Puppet::Pops::Types::PBinaryType::Binary.from_binary_string(Puppet::FileSystem.binread(path_of(values[0])))
    when 'list' then listed(values[0])
    when 'path' then cleaned(values[0])
    when 'version' then versions(*values)
    when 'strict' then Puppet[:strict].to_s
    when 'form' then URI.encode_www_form(values[0])
    when 'bits' then [~values[0], ~0 & 255]
    when 'mask' then IPAddr.new(IPAddr.new(values[0]).instance_variable_get(:@mask_addr), IPAddr.new(values[0]).family).to_s
    when 'named' then named(values[0])
    when 'last' then last(values[0])
    when 'yaml' then YAML.safe_load(values[0], permitted_classes: [Regexp], aliases: true)
    when 'alias' then YAML.safe_load(values[0])
    when 'environment' then [scope.compiler.environment.to_s, scope.environment.name.to_s]
    when 'classes' then [scope.compiler.topscope.find_hostclass(values[0]).nil?, scope.find_hostclass('nowhere').nil?]
    when 'scopes' then [scope.is_nodescope?, scope.is_topscope?, scope.compiler.topscope.is_topscope?, scope.to_s]
    when 'catalog' then [closure_scope.catalog.classes, scope.catalog.resources.map { |r| "#{r.type}/#{r.title}" }.sort]
    when 'text' then "in #{scope}"
    when 'logarithm' then [Math.log10(1000), Math.log2(8), Math.log(1)]
    when 'resource' then scope.catalog.resource('Stage', 'main').nil?
    else fail("#{what} is unknown")
    end
  end

  def found(mod)
    mod && [mod.name, File.basename(mod.path)]
  end

  def path_of(name)
    File.join(Puppet::Module.find('sample').path, 'files', name)
  end

  def read(scope, name)
    path = Puppet::Parser::Files.find_file(path_of(name), scope.compiler.environment)
    fail(ArgumentError, "no file #{name}") unless path && Puppet::FileSystem.exist?(path)
    [Puppet::FileSystem.read_preserve_line_endings(path), File.read(path).length, File.readlines(path).length]
  end

  def listed(pattern)
    files = Dir.glob(path_of(pattern)).select { |path| !File.symlink?(path) && File.file?(path) }
    files.sort.map { |path| path.sub(path_of(''), '') }
  end

  def cleaned(path)
    made = Pathname.new(path).cleanpath
    [made.to_s, made.absolute?, made.basename.to_s, (made + 'x').to_s, Pathname.new(path_of('first.txt')).file?]
  end

  def versions(first, second)
    a = Gem::Version.new(first)
    b = Gem::Version.new(second)
    [a < b, a >= b, a == b, a <=> b]
  end

  def named(text)
    /(?<count>[0-9.]+)\s*(?<unit>\w*)/ =~ text
    [count, unit]
  end

  def last(text)
    return 'nothing' unless text =~ /(\w)-(\w)/
    [Regexp.last_match(1), Regexp.last_match(2), Regexp.last_match[0], Regexp.last_match(3)]
  end
end
