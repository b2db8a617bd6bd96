# Real Puppet's side of the benchmarks: compiles on request, in one process.
#
#   ruby bench/puppet_side.rb
#
# Each line of the input is a JSON object: `code`, and optionally `modulepath`, `facts` and
# `loaded`. Each line of the output says what one compilation took: `seconds` of CPU time,
# `resources`, and `memory`, the peak of the process so far in kB; or `error`. With `loaded`, the
# environment of the last request with the same code is used again, with all that Puppet keeps
# in it: the code is not parsed another time.
require 'json'
require 'tmpdir'
require 'puppet'
require 'puppet/pops'

HOME = Dir.mktmpdir('mupuppet-bench')
Puppet.initialize_settings(["--confdir=#{HOME}", "--vardir=#{HOME}"])
Puppet::Util::Log.level = :crit

def environment(request)
  @kept ||= {}
  key = [request['code'], request['modulepath']]
  return @kept[key] if request['loaded'] && @kept[key]

  @kept.clear
  @kept[key] = Puppet::Node::Environment.create(:production, request['modulepath'] || [])
end

def compile(environment, facts)
  facts = Puppet::Node::Facts.new('bench', facts)
  node = Puppet::Node.new('bench', facts: facts, environment: environment)
  node.merge(facts.values)
  environments = Puppet::Environments::Static.new(environment)
  Puppet.override(current_environment: environment, environments: environments) do
    Puppet::Parser::Compiler.compile(node).filter(&:virtual?)
  end
end

def measure(request)
  Puppet[:code] = request['code']
  environment = environment(request)
  GC.start
  start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
  catalog = compile(environment, request['facts'] || {})
  seconds = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start
  memory = File.read('/proc/self/status')[/VmHWM:\s*(\d+)/, 1].to_i
  { seconds: seconds, resources: catalog.resources.size, memory: memory }
rescue Puppet::Error => e
  { error: e.message }
end

$stdin.each_line do |line|
  puts JSON.generate(measure(JSON.parse(line)))
  $stdout.flush
end
FileUtils.remove_entry(HOME)
