# Real Puppet's compiler as a service: one JSON request per line on standard input, one JSON answer
# per line on standard output, in order. Loading Puppet costs more than a second and a case some
# milliseconds, so one process compiles many manifests. Its only argument is an empty directory
# that belongs to it alone.
#
# Request   id                 anything; it comes back with the answer
#           code               the main manifest's text, or
#           manifest           its path; with neither, that of the environment
#           node               the node's name
#           facts, trusted     objects; without `trusted`, what Puppet makes of the facts itself
#           fact_sets          several objects of facts: one process compiles each, as a server does,
#                              and the answer has only their `answers`, in order
#           settings           Puppet's settings for this case: {"strict": ..., ...}
#           environment        the environment's name (production)
#           environment_files  relative path => text: the environment's directory for this case
#           modules            relative path => text: what lies in its directory `modules`
#           modulepath         further directories of modules, as a list
#           hiera_config       the global hiera.yaml; a relative path starts at the environment
#           codedir            a directory with `environments` and `modules` instead of those files
#           classification     what a node classifier prints: {"classes", "parameters", "environment"}
#           exports            resources that other nodes have exported, as answers give them; with
#                              it `storeconfigs` is on
#           rich_data          whether the catalog has rich data, as agents get it (true), or what
#                              `puppet catalog compile --render-as json` prints
# Answer    id
#           ok                 whether there is a catalog
#           catalog            the catalog in Puppet's format, without virtual resources
#           classes            the classes in it
#           exported           with `exports`: what the catalog exports to other nodes
#           error              {"message", "kind", "cause", "file", "line", "column"}: kind is
#                              Puppet's code of the issue, or the class of the exception; cause the
#                              class of the first exception behind it
#           logs               [{"level", "message", "file", "line"}]
#           seconds            how long it took
# A case that ends its process has an answer without all these, but with `broken`: the reason.
#
# Nothing leaks from one case to the next. Classes, types, functions and variables belong to an
# environment and a compiler, which are created for each case; settings and warnings that are
# given once are put back. Ruby code can define anything anywhere, so a case with Ruby code in its
# modules is compiled in a forked process.

GC.disable # nothing that is loaded is garbage
require 'fileutils'
require 'json'
require 'puppet'
require 'puppet/pops'
require 'puppet/parser'
require 'puppet/indirector/code'

# Exported resources as PuppetDB would answer: those of other nodes that match a query. A tag is
# one of the resource's tags, a parameter is equal as a whole or not.
class Puppet::Resource::RecordedExports < Puppet::Indirector::Code
  desc 'Exported resources from a list.'

  class << self
    attr_accessor :exports
  end

  def search(request)
    wanted = self.class.exports.select do |export|
      export['type'] == request.key && export['certname'] != request.options[:host] &&
        matches?(request.options[:filter], export)
    end
    wanted.map { |export| resource(export, request.options[:scope]) }
  end

  private

  def matches?(filter, export)
    return true if filter.nil?

    left, operator, right = filter
    case operator
    when 'and' then matches?(left, export) && matches?(right, export)
    when 'or' then matches?(left, export) || matches?(right, export)
    when '==' then equal?(left, right, export)
    when '!=' then !equal?(left, right, export)
    end
  end

  def equal?(name, value, export)
    case name
    when 'tag' then export['tags'].include?(value.downcase)
    when 'title' then export['title'] == value
    else export['parameters'].key?(name) && export['parameters'][name] == value
    end
  end

  def resource(export, scope)
    parameters = export['parameters'].map do |name, value|
      Puppet::Parser::Resource::Param.new(name: name, value: value)
    end
    made = Puppet::Parser::Resource.new(export['type'], export['title'],
                                        parameters: parameters, scope: scope)
    made.collector_id = export.values_at('certname', 'type', 'title').join('|')
    made
  end
end

# Collects what Puppet logs.
class CollectedLogs
  attr_reader :messages

  def initialize
    @messages = []
  end
end

Puppet::Util::Log.newdesttype :collected_logs do
  match CollectedLogs

  def initialize(collected)
    @collected = collected
  end

  def handle(message)
    @collected.messages << message
  end
end

class PuppetDriver
  # A server's facts about itself; the same on every machine, so that outcomes can be recorded.
  OWN = Puppet.respond_to?(:implementation) ? { 'serverimplementation' => Puppet.implementation } : {}
  SERVER_FACTS = OWN.merge(
    'serverversion' => Puppet.version,
    'servername' => 'puppet.example.com',
    'serverip' => '192.0.2.1'
  ).freeze

  # Where Puppet and Ruby keep their own code; modules come later.
  LIBRARIES = $LOAD_PATH.map { |path| File.join(path, '') }.freeze
  TEMPLATE_PLACE = /\n  Filepath: .*\n  Line: .*\n/
  FRAME = /\A(.+?):(\d+)/

  # Makes Puppet load what it loads on first use, so that no case pays for it, and so that forked
  # processes have it as well.
  WARM_UP = <<~'MANIFEST'.freeze
    define warm($a = 1) { notify { "w-${title}-${a}": } }
    class up($x = [1, { 'a' => 2 }]) { file { '/w': ensure => file } -> warm { 'x': } }
    exec { '/w': } group { 'w': } package { 'w': } service { 'w': }
    node default { include up; @user { 'w': } User <| |> { uid => 1 } }
    [1, 2].each |Integer $i| { notice($i) }
  MANIFEST

  def initialize(directory)
    @environments = File.join(directory, 'environments')
    FileUtils.mkdir_p(@environments)
    Puppet.initialize_settings(
      ['--confdir', directory, '--codedir', directory, '--vardir', File.join(directory, 'var'),
       '--environmentpath', @environments, '--basemodulepath', '']
    )
    Puppet::Util::Log.level = :notice
    @usual_settings = {}
  end

  def warm_up
    warmed = answer({ 'code' => WARM_UP })
    raise warmed['error']['message'] unless warmed['ok']
  end

  # Compile one case. Whatever goes wrong in Puppet is an answer.
  def answer(request)
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    @logs = CollectedLogs.new
    @directory = File.join(@environments, 'production')
    answer = { 'id' => request['id'], 'ok' => false }
    begin
      @directory = request['codedir'] ||
                   environment_directory(request['environment'] || 'production')
      with_code(request) do
        with_settings(request) { answer.update(compile(request)) }
      end
    rescue SystemExit, Interrupt
      raise
    rescue Exception => e # even a full stack, or memory that runs out, concerns this case only
      answer['error'] = error_data(e)
    end
    answer['logs'] = @logs.messages.map { |message| log_data(message) }
    answer['seconds'] = (Process.clock_gettime(Process::CLOCK_MONOTONIC) - started).round(6)
    answer
  end

  # Whether a case can bring Ruby code along, or changes what outlasts it.
  def ruby?(request)
    return true if request['codedir'] || request['exports'] || request['fact_sets']
    return true unless (request['modulepath'] || []).empty?

    %w[modules environment_files].any? do |name|
      (request[name] || {}).each_key.any? { |path| path.end_with?('.rb') }
    end
  end

  private

  # Once it has printed a set of types, Puppet's formatter goes on as if it were inside that set.
  # Every request gets what a new process would say.
  def forget_type_sets
    Puppet::Pops::Types::TypeFormatter.singleton.instance_variable_set(:@type_set, nil)
  end

  def compile(request)
    forget_type_sets
    Puppet::Util::Log.with_destination(@logs) do
      environments = environments_for(request)
      Puppet.override(environments: environments) do
        environment = @environment || environment_for(request, environments)
        environments = with_environment(request, environment, environments)
        @ruby ||= require_from(environment) if ruby?(request)
        context = { current_environment: environment, environments: environments,
                    rich_data: request.fetch('rich_data', true) }
        data = Puppet.override(context) { catalog_data(request, environment) }
        # A server keeps an environment. Only a forked process does here, for one manifest.
        @environment = environment if request['fact_sets']
        data
      end
    end
  end

  def catalog_data(request, environment)
    catalog = catalog_for(node_for(request, environment))
    data = without_directory(catalog.filter(&:virtual?).to_data_hash)
    answer = { 'ok' => true, 'catalog' => data, 'classes' => data['classes'] }
    answer['exported'] = exported_data(catalog) if request['exports']
    answer
  end

  # What a catalog exports, as PuppetDB keeps it.
  def exported_data(catalog)
    catalog.resources.select(&:exported).map do |resource|
      data = resource.to_data_hash
      parameters = (data['parameters'] || {}).except(*data['sensitive_parameters'])
      { 'certname' => catalog.name, 'type' => data['type'], 'title' => data['title'],
        'parameters' => parameters, 'tags' => data['tags'] }
    end
  end

  def environments_for(request)
    codedir = request['codedir']
    return Puppet::Environments::Directories.new(@environments, []) unless codedir

    Puppet::Environments::Directories.new(File.join(codedir, 'environments'),
                                          [File.join(codedir, 'modules')])
  end

  def environment_for(request, environments)
    name = (request['classification'] || {})['environment'] || request['environment']
    environment = environments.get!(name || 'production')
    overrides = {}
    overrides[:manifest] = File.expand_path(request['manifest']) if request['manifest']
    if (directories = request['modulepath'])
      overrides[:modulepath] = environment.modulepath + directories
    end
    overrides.empty? ? environment : environment.override_with(overrides)
  end

  # Code in modules asks for the environment by its name, and must get the one of the request.
  def with_environment(request, environment, environments)
    return environments unless request['modulepath'] || request['manifest']

    Puppet::Environments::Combined.new(Puppet::Environments::Static.new(environment), environments)
  end

  # Puppet's commands let the Ruby code of modules require each other; this process is a forked one.
  def require_from(environment)
    environment.each_plugin_directory do |directory|
      $LOAD_PATH << directory
      Dir.glob(File.join(directory, 'puppet', '{type/*.rb,provider/*}')) { |path| forget_type(path) }
    end
    true
  end

  # In a new process, where no type has been loaded yet, a type of Puppet's own that a module defines
  # is the module's, and the providers of modules are loaded together with their types.
  def forget_type(path)
    name = File.basename(path, '.rb').to_sym
    Puppet::Type.rmtype(name) if Puppet::Type.instance_variable_get(:@types).key?(name)
  end

  # A node as the plain node terminus gives it, with the facts of the request.
  def node_for(request, environment)
    given = request['classification'] || {}
    node = Puppet::Node.new(request['node'] || 'node.example.com',
                            environment: environment, classes: given['classes'],
                            parameters: given['parameters'])
    node.fact_merge(Puppet::Node::Facts.new(node.name, request['facts'] || {}))
    node.add_server_facts(SERVER_FACTS)
    trusted = request['trusted'] || Puppet::Context::TrustedInformation.local(node).to_h
    node.trusted_data = trusted
    node
  end

  # The catalog that an agent gets: compiled, without virtual resources.
  def catalog_for(node)
    problems = node.environment.validation_errors
    raise Puppet::Error, problems.first unless problems.empty?

    compiler = Puppet::Parser::Compiler.new(node)
    compiler.compile(&:to_resource)
  end

  # The directory of the case's files is not part of an outcome.
  def without_directory(catalog)
    catalog['resources'].each do |resource|
      resource['file'] = portable(resource['file']) if resource['file']
    end
    catalog
  end

  def with_settings(request)
    settings = (request['settings'] || {}).transform_keys(&:to_sym)
    if (codedir = request['codedir'])
      settings[:codedir] = codedir
      settings[:environmentpath] = File.join(codedir, 'environments')
      settings[:basemodulepath] = File.join(codedir, 'modules')
      # Puppet's own default, which it works out only once.
      config = File.join(codedir, 'hiera.yaml')
      settings[:hiera_config] = config if File.exist?(config)
    end
    settings[:storeconfigs] = true if request['exports']
    # Without code Puppet reads the environment's manifest: empty code must not look like none.
    settings[:code] = request['code'] == '' ? "\n" : request['code'] if request['code']
    settings[:environment] = request['environment'] if request['environment']
    if (path = request['hiera_config'])
      settings[:hiera_config] = File.expand_path(path, @directory)
    end
    settings.each do |name, value|
      @usual_settings[name] = Puppet[name] if Puppet.settings.include?(name)
      Puppet[name] = value
    end
    if (exports = request['exports'])
      Puppet::Resource::RecordedExports.exports = exports
      Puppet::Resource.indirection.terminus_class = :recorded_exports
    end
    yield
  ensure
    @usual_settings.each { |name, value| Puppet[name] = value }
    @usual_settings.clear
    Puppet::Util::Warnings.clear_warnings
    Puppet.clear_deprecation_warnings
    Puppet::Type.clear_misses
  end

  # The name comes from outside, and what it leads to is removed: it must not be a path.
  def environment_directory(name)
    return File.join(@environments, name) if Puppet::Node::Environment.valid_name?(name)

    raise ArgumentError, "#{name.inspect} is not a name of an environment"
  end

  # Lay out the files of a case, and take them away again.
  def with_files(request)
    modules = (request['modules'] || {}).transform_keys { |path| File.join('modules', path) }
    files = (request['environment_files'] || {}).merge(modules)
    FileUtils.mkdir_p(@directory)
    files.each { |path, text| write_file(path, text) }
    yield
  ensure
    FileUtils.rm_rf(@directory) unless files.empty? && !request['environment']
  end

  # The files of a code directory are the caller's: they are read, and left alone.
  def with_code(request, &block)
    request['codedir'] ? yield : with_files(request, &block)
  end

  def write_file(path, text)
    place = File.expand_path(path, @directory)
    unless place.start_with?(@directory + File::SEPARATOR)
      raise ArgumentError, "#{path} leads out of the environment"
    end

    FileUtils.mkdir_p(File.dirname(place))
    File.binwrite(place, text)
  end

  def error_data(error)
    located = located_error(error)
    message = located.respond_to?(:basic_message) ? located.basic_message : located.message
    place = located.respond_to?(:pos) ? located : nil
    if place
      location = Puppet::Util::Errors.error_location_with_space(place.file, place.line, place.pos)
      message = message.delete_suffix(location)
    end
    code = located.respond_to?(:issue_code) ? located.issue_code : nil
    first = first_error(error)
    file = place&.file # an error whose message has been asked for has forgotten an empty one
    {
      'message' => portable(in_templates(message, error)), 'kind' => (code || located.class).to_s,
      'cause' => first.equal?(located) ? nil : first.class.to_s,
      'file' => portable(file), 'line' => place&.line, 'column' => place&.pos
    }.compact
  end

  # Where an error in a template happened is for Puppet wherever Ruby raised it, and that may be in
  # a library, in another line with each version. What counts is the code that called the library.
  def in_templates(message, error)
    places = each_error(error).filter_map do |failed|
      behind = failed.message.start_with?('Failed to parse template') ? failed.cause : nil
      behind&.backtrace&.find { |frame| !frame.start_with?(*LIBRARIES) }&.match(FRAME)
    end
    message.gsub(TEMPLATE_PLACE) do |known|
      place = places.shift
      place ? "\n  Filepath: #{place[1]}\n  Line: #{place[2]}\n" : known
    end
  end

  # Of an error and those behind it, the outermost that knows where it happened.
  def located_error(error)
    each_error(error).find { |e| e.respond_to?(:pos) && e.line } || error
  end

  def first_error(error)
    each_error(error).to_a.last
  end

  def each_error(error)
    return enum_for(:each_error, error) unless block_given?

    seen = []
    while error && seen.none? { |e| e.equal?(error) }
      yield error
      seen << error
      error = (error.respond_to?(:original) && error.original) || error.cause
    end
  end

  def log_data(message)
    {
      'level' => message.level.to_s, 'message' => portable(message.message),
      'file' => portable(message.file), 'line' => message.line
    }.compact
  end

  # A text without what differs from run to run: the case's directory, addresses of objects.
  def portable(text)
    text&.to_s&.gsub(@directory + File::SEPARATOR, '')&.gsub(/(#<[\w:]+):0x\h+/, '\1')
  end
end

# A manifest that wants more memory than this fails, and does not take the machine with it.
MEMORY = 4 << 30

# Reads requests and writes answers.
class Service
  def initialize(driver, input, output)
    @driver = driver
    @input = input
    @output = output
  end

  def run
    @input.each_line do |line|
      request = JSON.parse(line)
      @driver.ruby?(request) ? answer_in_fork(request) : write(@driver.answer(request))
    end
  end

  private

  def answer_in_fork(request)
    process = fork do
      write(answers(request))
      exit!(0)
    end
    _, status = Process.wait2(process)
    return if status.success?

    reason = status.signaled? ? "by signal #{status.termsig}" : "with status #{status.exitstatus}"
    write({ 'id' => request['id'], 'broken' => "ended #{reason}" })
  end

  def answers(request)
    sets = request['fact_sets']
    return @driver.answer(request) unless sets

    { 'answers' => sets.map { |facts| @driver.answer(request.merge('facts' => facts)) } }
  end

  def write(answer)
    begin
      text = JSON.generate(answer)
    rescue JSON::GeneratorError, EncodingError # bytes that are not UTF-8
      text = JSON.generate(scrub(answer))
    end
    @output.write(text, "\n")
    @output.flush
  end

  def scrub(value)
    case value
    when String then value.dup.force_encoding(Encoding::UTF_8).scrub('?')
    when Array then value.map { |element| scrub(element) }
    when Hash then value.to_h { |key, element| [scrub(key), scrub(element)] }
    else value
    end
  end
end

# Answers have a channel of their own: what a case prints goes to standard error.
output = $stdout.dup
$stdout.reopen($stderr)
output.set_encoding(Encoding::UTF_8)
$stdin.set_encoding(Encoding::UTF_8)
Process.setrlimit(Process::RLIMIT_AS, [MEMORY, Process.getrlimit(Process::RLIMIT_AS).last].min)
driver = PuppetDriver.new(ARGV.fetch(0))
driver.warm_up
GC.enable
output.write(JSON.generate({ 'ready' => Puppet.version }), "\n")
output.flush
Service.new(driver, $stdin, output).run
