# Real Puppet's side of the fleet benchmark: the nodes of one code directory, in one process.
#
#   ruby bench/puppet_fleet.rb CODEDIR FACTS    FACTS is JSON: node => facts
#
# Each line of the input asks for the catalog of one `node`, for the CPU `seconds` that one takes
# (`time`), or for `all`, which answers the CPU `seconds` for all nodes. The environment is made once
# and kept, with all that Puppet keeps in it; with `cold` it is made again.
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/pops'

code, facts = ARGV
HOME = Dir.mktmpdir('mupuppet-bench')
Puppet.initialize_settings(
  ['--confdir', HOME, '--codedir', code, '--vardir', File.join(HOME, 'var'),
   '--environmentpath', File.join(code, 'environments'), '--basemodulepath', '']
)
Puppet::Util::Log.level = :crit
FACTS = JSON.parse(File.read(facts)).freeze
DIRECTORIES = Puppet::Environments::Directories.new(File.join(code, 'environments'), [])

# Finds the one environment always as the same object, and its configuration on disk.
class KeptEnvironment
  include Puppet::Environments::EnvironmentLoader

  def initialize(directories)
    @directories = directories
  end

  def list
    [get(:production)]
  end

  def get(_name)
    @kept ||= @directories.get(:production)
  end

  def forget
    @kept = @conf = nil
  end

  def get_conf(name)
    @conf ||= @directories.get_conf(name)
  end
end

ENVIRONMENTS = KeptEnvironment.new(DIRECTORIES)
Puppet.push_context({ environments: ENVIRONMENTS }, 'benchmark')

def compile(name)
  environment = ENVIRONMENTS.get(:production)
  facts = Puppet::Node::Facts.new(name, FACTS.fetch(name))
  node = Puppet::Node.new(name, facts: facts, environment: environment)
  node.merge(facts.values)
  Puppet.override(current_environment: environment) do
    Puppet::Parser::Compiler.compile(node).filter(&:virtual?)
  end
end

def seconds(names)
  GC.start
  start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
  names.each { |name| compile(name) }
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start
end

def answer(request)
  ENVIRONMENTS.forget if request['cold']
  return { catalog: compile(request['node']).to_data_hash } if request['node']

  { seconds: seconds(request['time'] ? [request['time']] : FACTS.keys) }
rescue Puppet::Error => e
  { error: e.message }
end

$stdin.each_line do |line|
  puts JSON.generate(answer(JSON.parse(line)))
  $stdout.flush
end
FileUtils.remove_entry(HOME)
