# Puppet's library loads these, and code of modules relies on it.
{
  Base64: 'base64', Benchmark: 'benchmark', CGI: 'cgi', Date: 'date', Digest: 'digest', Etc: 'etc', Facter: 'facter',
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
