# Puppet loads these, with Facter, and code of modules relies on it. They are loaded when they are first used.
require 'English'

{
  base64: %i[Base64], benchmark: %i[Benchmark], cgi: %i[CGI], date: %i[Date DateTime], delegate: %i[Delegator SimpleDelegator],
  digest: %i[Digest], erb: %i[ERB], etc: %i[Etc], fileutils: %i[FileUtils], find: %i[Find],
  forwardable: %i[Forwardable SingleForwardable], getoptlong: %i[GetoptLong], ipaddr: %i[IPAddr], logger: %i[Logger],
  open3: %i[Open3], openssl: %i[OpenSSL], optparse: %i[OptParse OptionParser], ostruct: %i[OpenStruct],
  pathname: %i[Pathname], pp: %i[PP], prettyprint: %i[PrettyPrint],
  psych: %i[Psych], 'racc/parser': %i[Racc ParseError], resolv: %i[Resolv], ripper: %i[Ripper],
  securerandom: %i[SecureRandom], set: %i[Set SortedSet], shellwords: %i[Shellwords], singleton: %i[Singleton],
  socket: %i[Addrinfo BasicSocket IPSocket Socket SocketError TCPServer TCPSocket UDPSocket UNIXServer UNIXSocket],
  stringio: %i[StringIO], strscan: %i[StringScanner ScanError], syslog: %i[Syslog], tempfile: %i[Tempfile],
  timeout: %i[Timeout], tsort: %i[TSort], uri: %i[URI], yaml: %i[YAML], zlib: %i[Zlib]
}.each do |library, names|
  names.each { |name| Object.autoload(name, library.to_s) unless Object.const_defined?(name, false) }
end

# Files of this module require each other, so that each of its constants loads the file that defines it.
module Net
  {
    'net/http' => %i[
      HTTP HTTPBadResponse HTTPClientError HTTPError HTTPFatalError HTTPHeader HTTPNotFound HTTPOK HTTPRedirection
      HTTPRequest HTTPResponse HTTPServerError HTTPSuccess
    ],
    'net/protocol' => %i[OpenTimeout Protocol ProtocolError ReadTimeout WriteTimeout]
  }.each do |library, names|
    names.each { |name| autoload(name, library) unless const_defined?(name, false) }
  end

  # It has a hundred more, one for each answer of a server.
  def self.const_missing(name)
    name.start_with?('HTTP') && require('net/http') ? const_get(name) : super
  end
end

# Methods that these libraries add to Ruby's own classes.
module Harness
  # Since Ruby 3.2 a file cannot define the constants that it would be loaded for, unless it is: `module Net::HTTPHeader`.
  def self.forget_autoloads(owner, library)
    owner.constants(false).each { |name| owner.send(:remove_const, name) if owner.autoload?(name) == library }
  end

  # Loading the library replaces the method by the one that does the work.
  def self.load_for(library, owner, *names)
    names.each do |name|
      next if owner.method_defined?(name) || owner.private_method_defined?(name)

      owner.define_method(name) do |*arguments, **options, &block|
        require library
        send(name, *arguments, **options, &block)
      end
    end
  end

  load_for 'date', Time, :to_date, :to_datetime, :to_time
  load_for 'delegate', Object, :DelegateClass
  load_for 'digest', Object, :Digest
  load_for 'io/nonblock', IO, :nonblock, :nonblock=, :nonblock?
  load_for 'io/wait', IO, :nread, :ready?, :wait, :wait_priority, :wait_readable, :wait_writable
  load_for 'openssl', Integer, :to_bn
  load_for 'pathname', Kernel, :Pathname
  load_for 'set', Enumerable, :to_set
  load_for 'time', Time, :httpdate, :iso8601, :rfc2822, :rfc822, :xmlschema
  load_for 'time', Time.singleton_class, :httpdate, :iso8601, :parse, :rfc2822, :rfc822, :strptime, :xmlschema, :zone_offset
  load_for 'tmpdir', Dir.singleton_class, :mktmpdir, :tmpdir
  load_for 'uri', Kernel, :URI
  load_for 'yaml', Object, :to_yaml
  load_for 'yaml', Object.singleton_class, :yaml_tag
end

# Messages are not translated.
module Kernel
  def to_pson(*)
    to_json
  end

  def _(text)
    text
  end

  def n_(one, many, count)
    count == 1 ? one : many
  end
end
