# Serving requests, and reporting errors.
module Harness
  # The number of nested requests being served, and its limit.
  @depth = 0
  MOST = 400
  # A private tag, which other code cannot throw.
  UNWINDING = Object.new

  def self.serve(message)
    @depth += 1
    answer = nil
    catch(UNWINDING) { answer = answer_to(message) }
    alone do
      @depth -= 1
      write_frame(answer || { 'unwound' => true })
    end
  end

  # What must be set up before code runs.
  def self.prepare; end

  def self.answer_to(message)
    around = LookedUp.begin
    sent_around = Sent.begin
    # Before anything else is sent.
    values = values_of(message)
    raise SystemStackError, 'stack level too deep' if @depth > MOST

    prepare
    result =
      case message['do']
      when 'render' then render(message, values)
      when 'call' then call(message, values)
      when 'string' then { 'result' => encode_text(Held.string(*message['numbers'])) }
      when 'equal' then { 'result' => Held.equal(*message['numbers']) }
      when 'block' then { 'result' => encode(Kept.of(BLOCKS[message['number']].call(*values))) }
      end
    result.merge(Kept.changes, Sent.changes)
  rescue Ended
    raise
  rescue Exception => e # whatever the code raises, also a signal, concerns this request only
    { 'error' => describe(e, message['file'] || message['path']) }
  ensure
    LookedUp.end(around)
    Sent.end(sent_around)
  end

  # The values that a request carries.
  def self.values_of(message)
    Sent.continue(message)
    data = message['arguments'] || message.fetch('variables', []).map(&:last)
    data.map { |value| message['legacy'] ? decode_copy(value) : decode(value) }
  end

  def self.describe(error, file)
    place = (error.backtrace || []).find { |line| file && line.start_with?("#{file}:") }
    line = place && place[file.length + 1..][/\A\d+/].to_i
    message = text_of(error).dup.force_encoding('UTF-8').scrub
    { 'kind' => error.class.name, 'message' => as_puppet_says(message), 'line' => line,
      'standard' => error.is_a?(StandardError), 'origin' => error.instance_variable_get(:@mupuppet_origin) }
  end

  # Code may override the message of an exception.
  def self.text_of(error)
    error.message.to_s
  rescue StandardError
    error.class.name.to_s
  end

  # Our classes represent classes of Puppet's, and have their names in messages.
  NAMES = {
    'Harness::Template' => 'Puppet::Parser::TemplateWrapper',
    'Harness::Scope' => 'Puppet::Parser::Scope',
    'uninitialized constant ERB::' => 'uninitialized constant Puppet::Parser::TemplateWrapper::'
  }.freeze

  def self.as_puppet_says(message)
    NAMES.reduce(message) { |text, (ours, theirs)| text.gsub(ours, theirs) }
  end
end
