# Requests to the compilation: for a variable, the result of a function, a lambda.
module Harness
  def self.ask(what, *arguments)
    decode(ask_also({}, what, arguments)['result'])
  end

  # The same for what passes values on, which code may have changed.
  def self.ask_with(values, what, *arguments)
    decode(ask_also(Kept.changes.merge(Sent.changes_before(values)), what, arguments)['result'])
  end

  TALK = Thread::Mutex.new

  # One thread at a time communicates; serving a request meanwhile may send further ones.
  def self.alone
    return yield if @talking == Thread.current

    TALK.synchronize do
      @talking = Thread.current
      yield
    ensure
      @talking = nil
    end
  end

  # May code ask? Processes that it forks may not.
  def self.asking?
    @depth.positive? && Process.pid == @server
  end

  # The request carries the changes that the compilation needs before it responds.
  def self.ask_also(news, what, arguments)
    alone do
      raise ThreadError, 'nothing is being compiled' if @depth.zero?

      encoded = arguments.map { |argument| encode(argument) }
      write_frame('ask' => what, 'arguments' => encoded, **news)
      await_answer
    end
  end

  def self.await_answer
    loop do
      message = read_frame
      if message['do'] == 'end'
        exit!(0)
      elsif message.key?('do')
        serve(message)
      elsif message.key?('unwind')
        throw UNWINDING
      elsif message.key?('error')
        raise exception_of(message['error'])
      else
        Sent.continue(message)
        return message
      end
    end
  end

  # An error of Puppet's code is identified by its number if it leaves the code unchanged.
  def self.exception_of(error)
    exception = kind_of(error).new(error['message'])
    exception.instance_variable_set(:@mupuppet_origin, error['origin'])
    exception
  end

  def self.kind_of(error)
    Object.const_defined?(error['kind']) ? Object.const_get(error['kind']) : Puppet::ParseError
  rescue NameError # not a name
    Puppet::ParseError
  end

  BLOCKS = []

  def self.with_block(block)
    return yield(nil) unless block

    BLOCKS << block
    begin
      yield({ 's' => "#{BLOCKS.length - 1}/#{block.arity}" })
    ensure
      BLOCKS.pop
    end
  end

  # A string is a new one.
  def self.result_of(data)
    is_string = data.is_a?(String) || (data.is_a?(Hash) && data.key?('l'))
    is_string ? decode_copy(data) : decode(data)
  end

  def self.call_puppet(scope, name, arguments, legacy, block)
    news = Kept.changes.merge(Sent.changes_before(arguments))
    with_block(block) do |given|
      shared = Shared.new(arguments)
      message = ask_also(news, 'call', [scope, name.to_s, shared, legacy, given && given['s']])
      message.fetch('changed', []).each { |index, value| arguments[index].replace(decode_copy(value)) }
      # The result may be one of the arguments, or an option in the last of them.
      case message['given']
      when nil then result_of(message['result'])
      when Integer then arguments[message['given']]
      else arguments.last['default_value']
      end
    end
  end
end
