# Connections and DNS, only to hosts that the user allows.
#
# This keeps code from using the network unnoticed. It does not keep malicious code from it: Ruby code can do
# everything that its user can do.
require 'resolv'
require 'socket'

module Harness
  # It is not a StandardError: code that rescues errors of a network must not hide it.
  class NetworkRefused < Exception; end

  # Asks before each use of the network.
  module Network
    def self.restrict(patterns)
      return if patterns.include?('*')

      @patterns = patterns
      TCPSocket.prepend(Connecting)
      UDPSocket.prepend(Datagrams)
      [Socket, Addrinfo, IPSocket, TCPSocket].each { |owner| owner.singleton_class.prepend(Names) }
      Resolv::DNS.prepend(Lookups)
    end

    # What happens inside an allowed use concerns the same host: name servers, addresses.
    def self.allow(host)
      return yield if host.nil? || host.to_s.empty? || Thread.current[:mupuppet_connecting]

      name = host.to_s.downcase.delete_suffix('.')
      unless @patterns.any? { |pattern| File.fnmatch?(pattern.downcase, name, File::FNM_DOTMATCH) }
        raise NetworkRefused, name
      end

      begin
        Thread.current[:mupuppet_connecting] = true
        yield
      ensure
        Thread.current[:mupuppet_connecting] = false
      end
    end

    # Connections by TCP.
    module Connecting
      def initialize(host = nil, *rest, **options, &block)
        Network.allow(host) { super }
      end
    end

    # Messages by UDP.
    module Datagrams
      def connect(host, *rest)
        Network.allow(host) { super }
      end

      def send(message, flags, *rest)
        rest.empty? ? super : Network.allow(rest.first.is_a?(String) ? rest.first : nil) { super }
      end
    end

    # What asks for the addresses of a name, or connects to one. An address that is only taken apart needs no network.
    module Names
      ADDRESS = /\A[\d.]+\z|:/

      %i[tcp udp].each do |name|
        define_method(name) do |host = nil, *rest, **options, &block|
          Network.allow(host) { super(host, *rest, **options, &block) }
        end
      end

      %i[getaddrinfo foreach gethostbyname getaddress].each do |name|
        define_method(name) do |host = nil, *rest, **options, &block|
          Network.allow(ADDRESS.match?(host.to_s) ? nil : host) { super(host, *rest, **options, &block) }
        end
      end
    end

    # Questions to name servers. The hosts of /etc/hosts need none.
    module Lookups
      def each_resource(name, *rest, &block)
        Network.allow(name) { super }
      end

      def each_name(address, &block)
        Network.allow(address) { super }
      end
    end
  end
end
