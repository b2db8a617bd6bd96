# Real Puppet's side of the front end benchmark: parse and validate files in one process.
#
#   ruby bench/puppet_front_end.rb LIST    LIST names one file per line
#
# Prints JSON: {"seconds": CPU seconds, "files": n, "bytes": n, "rejected": n}. The library is
# loaded and warmed up before the clock starts, and files are read before that too.
require 'json'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings([])
Puppet::Util::Log.level = :crit

texts = File.readlines(ARGV.fetch(0), chomp: true).map do |path|
  [path, File.read(path, encoding: 'utf-8')]
end

def parse(text, path)
  evaluating = Puppet::Pops::Parser::EvaluatingParser
  parser = path.end_with?('.epp') ? evaluating::EvaluatingEppParser.new : evaluating.new
  parser.parse_string(text, path)
  true
rescue Puppet::ParseError
  false
end

texts.first(50).each { |path, text| parse(text, path) }
GC.start
start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
rejected = texts.count { |path, text| !parse(text, path) }
seconds = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start
bytes = texts.sum { |_, text| text.bytesize }
puts JSON.generate(seconds: seconds, files: texts.size, bytes: bytes, rejected: rejected)
