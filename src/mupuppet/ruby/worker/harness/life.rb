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
      Sent.clear
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

  # The files that code can make or change, by their names and times; directories of other file
  # systems are not looked into.
  def self.own_files(directory, device = File.lstat(directory).dev)
    Dir.children(directory).flat_map do |name|
      path = File.join(directory, name)
      about = File.lstat(path)
      inside = about.directory? && about.dev == device ? own_files(path, device) : []
      [[path, about.ino, about.mtime], *inside]
    end
  end

  # All that the catalogs of a worker share: the processes and the directories of its namespace.
  def self.shared(namespace)
    processes = Dir.children('/proc').grep(/\A\d+\z/).sort
    [processes, namespace.flat_map { |directory| own_files(directory) }.sort_by(&:first)]
  rescue SystemCallError => e # a process of code is busy there, or code has forbidden us to look
    e.message
  end

  def self.run(lifeline)
    be_server
    watch(IO.for_fd(lifeline))
    loop do
      message = read_frame(:read_no_more_than)
      namespace = message['namespace']
      if message['do'] == 'rest'
        is_clean = namespace.nil? || shared(namespace) == @at_first
        write_frame('token' => message['token'], 'clean' => is_clean)
        next
      end

      @at_first ||= shared(namespace) if namespace
      @child = fork { serve_catalog(message) }
      Process.wait(@child)
      @child = nil
      write_frame('ended' => $?.exitstatus || -$?.termsig)
    end
  rescue Ended
    nil
  end
end
