require 'json'

# Frames: four bytes of length, then JSON.
module Harness
  class Ended < StandardError; end

  INPUT = IO.for_fd($stdin.fileno, 'rb', autoclose: false).dup
  OUTPUT = IO.for_fd($stdout.fileno, 'wb', autoclose: false).dup
  OUTPUT.sync = true
  # Code of modules must neither read requests nor write into responses.
  $stdin.reopen(File::NULL)
  $stdout.reopen($stderr)

  def self.be_server
    @server = Process.pid
  end

  def self.read_exactly(count)
    data = INPUT.read(count)
    raise Ended if data.nil? || data.bytesize < count

    data
  end

  # The process from which others are forked must not read ahead: they would miss that input.
  def self.read_no_more_than(count)
    data = String.new
    while data.bytesize < count
      begin
        data << INPUT.sysread(count - data.bytesize)
      rescue Errno::EINTR # a process that code has forked has ended
        next
      end
    end
    data
  rescue EOFError
    raise Ended
  end

  def self.read_frame(reader = :read_exactly)
    length = send(reader, 4).unpack1('N')
    JSON.parse(send(reader, length).force_encoding('UTF-8'), max_nesting: false)
  end

  # Only the serving process may communicate: processes that code forks end silently.
  def self.write_frame(message)
    exit!(0) unless Process.pid == @server
    data = JSON.generate(message, max_nesting: 0).b
    OUTPUT.write([data.bytesize].pack('N') + data)
  end
end
