require 'json'

# Frames: four bytes of length, then JSON.
module Harness
  class Ended < StandardError; end

  INPUT = IO.for_fd($stdin.fileno, 'rb', autoclose: false).dup
  OUTPUT = IO.for_fd($stdout.fileno, 'wb', autoclose: false).dup
  # Code of modules must neither read requests nor write into answers.
  $stdin.reopen(File::NULL)
  $stdout.reopen($stderr)

  def self.read_exactly(count)
    data = String.new
    data << INPUT.sysread(count - data.bytesize) while data.bytesize < count
    data
  rescue EOFError
    raise Ended
  end

  def self.read_frame
    length = read_exactly(4).unpack1('N')
    JSON.parse(read_exactly(length).force_encoding('UTF-8'), max_nesting: false)
  end

  def self.write_frame(message)
    data = JSON.generate(message, max_nesting: 0).b
    frame = [data.bytesize].pack('N') + data
    written = 0
    written += OUTPUT.syswrite(frame.byteslice(written..)) while written < frame.bytesize
  end
end
