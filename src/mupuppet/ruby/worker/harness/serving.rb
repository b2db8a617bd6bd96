# Requests, one by one, and what is told of errors.
module Harness
  def self.serve(message)
    finished = false
    catch(:unwind) do
      answer(message)
      finished = true
    end
    write_frame('unwound' => true) unless finished
  end

  def self.answer(message)
    result =
      case message['do']
      when 'render' then render(message)
      when 'call' then call(message)
      when 'block' then { 'result' => encode(BLOCKS[message['number']].call(*decode(message['arguments']))) }
      end
    write_frame(result.merge(Kept.changes))
  rescue Ended
    raise
  rescue NoMemoryError, SystemExit, StandardError, ScriptError, SystemStackError, SecurityError => e
    write_frame('error' => describe(e, message['file'] || message['path']))
  end

  def self.describe(error, file)
    place = (error.backtrace || []).find { |line| file && line.start_with?("#{file}:") }
    line = place && place[file.length + 1..][/\A\d+/].to_i
    message = error.message.dup.force_encoding('UTF-8').scrub
    { 'kind' => error.class.name, 'message' => as_puppet_says(message), 'line' => line,
      'origin' => error.instance_variable_get(:@mupuppet_origin) }
  end

  # Ours stand for classes of Puppet's, and are called by their names.
  NAMES = {
    'Harness::Template' => 'Puppet::Parser::TemplateWrapper',
    'Harness::Scope' => 'Puppet::Parser::Scope',
    'uninitialized constant ERB::' => 'uninitialized constant Puppet::Parser::TemplateWrapper::'
  }.freeze

  def self.as_puppet_says(message)
    NAMES.reduce(message) { |text, (ours, theirs)| text.gsub(ours, theirs) }
  end
end
