# Real Puppet's side of the compiler benchmark: compile manifests in one process.
#
#   ruby bench/puppet_compiler.rb FILE...
#
# Prints one JSON line per manifest: CPU seconds for its catalog (best of three), the number of
# resources, and the process's peak memory so far in kB.
require 'json'
require 'puppet'
require 'puppet/pops'

home = Dir.mktmpdir('mupuppet-bench')
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}"])
Puppet::Util::Log.level = :crit
FACTS = { 'hostname' => 'bench', 'networking' => { 'hostname' => 'bench' } }.freeze

def compile(code)
  environment = Puppet::Node::Environment.create(:production, [])
  Puppet[:code] = code
  facts = Puppet::Node::Facts.new('bench', FACTS.dup)
  node = Puppet::Node.new('bench', facts: facts, environment: environment)
  node.merge(facts.values)
  Puppet.override(current_environment: environment, environments: Puppet::Environments::Static.new(environment)) do
    catalog = Puppet::Parser::Compiler.compile(node)
    catalog.filter(&:virtual?)
  end
end

def measure
  GC.start
  start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
  catalog = yield
  [Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start, catalog]
end

compile("notify { 'warm up': }")
ARGV.each do |path|
  code = File.read(path)
  runs = Array.new(3) { measure { compile(code) } }
  seconds, catalog = runs.min_by(&:first)
  memory = File.read('/proc/self/status')[/VmHWM:\s*(\d+)/, 1].to_i
  puts JSON.generate(seconds: seconds, resources: catalog.resources.size, memory: memory)
  $stdout.flush
end
FileUtils.remove_entry(home)
