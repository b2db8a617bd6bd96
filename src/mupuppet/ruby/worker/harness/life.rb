# The life of the worker: one process for each catalog.
module Harness
  def self.limit(megabytes)
    bytes = megabytes << 20
    Process.setrlimit(Process::RLIMIT_AS, bytes) if megabytes.positive?
  rescue Errno::EINVAL, Errno::EPERM
    nil
  end

  # Serve one catalog: no effect of its code outlives the process.
  def self.serve_catalog(message)
    be_server
    limit(message['megabytes'])
    Network.restrict(message['network'])
    @libraries = message['libraries']
    Files.watch(@libraries) if message['hides_files']
    $LOAD_PATH.concat(@libraries)
    loop do
      request = read_frame
      break if request['do'] == 'end'

      Kept::SEEN.clear
      serve(request)
    end
    exit!(0)
  rescue Ended
    exit!(0)
  ensure
    exit!(70)
  end

  # End with the process that asks, however that ends: code that loops does not notice it.
  def self.watch(lifeline)
    Thread.new do
      lifeline.read # nothing, until that process ends
      Process.kill(:KILL, @child) if @child
      exit!(0)
    end
  end

  def self.run(lifeline)
    be_server
    watch(IO.for_fd(lifeline))
    loop do
      message = read_frame(:read_no_more_than)
      next unless message['do'] == 'begin'

      @child = fork { serve_catalog(message) }
      Process.wait(@child)
      @child = nil
      write_frame('ended' => $?.exitstatus || -$?.termsig)
    end
  rescue Ended
    nil
  end
end
