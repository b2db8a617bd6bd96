# Real Puppet's front end as a service: one JSON request per line on standard input, one JSON
# answer per line on standard output. Loading Puppet costs a second and a case a millisecond,
# so one process answers many requests.
#
# Request   {"id", "code" | "base64" | "path", "epp", "file", "want", "modulepath"}
#           code        the text; "base64" carries bytes that are not valid UTF-8; "path" is read
#           file        the name under which Puppet sees the text (default: the path, or none)
#           want        ["pn", "validate"]; both are wanted by default
#           modulepath  the directories whose files must define names that fit their place
# Answer    {"id", "ok", "stage", "pn", "pn_problem", "errors", "warnings", "exception"}
#           ok          whether `puppet parser validate` (`puppet epp validate`) accepts the text
#           stage       how far Puppet came: "syntax", "validation", "definitions" or "done"
#           pn          what `puppet parser dump --format pn` prints, if the syntax is right
#           exception   the class of an exception that is not one of Puppet's own errors
#
# Three stages stand behind `puppet parser validate`, and all of them are run here:
#   syntax       lexer and grammar, which stop at the first error
#   validation   the checker, which collects errors and warnings
#   definitions  classes, defined types, nodes, functions and type aliases are entered in an
#                environment, which finds what is defined twice
# A template goes through the first two only, as with `puppet epp validate`.

GC.disable # nothing that is loaded is garbage
require 'base64'
require 'json'
require 'timeout'
require 'puppet'
require 'puppet/pops'
require 'puppet/pops/pn'
require 'puppet/parser'

# Collects the warnings that Puppet logs on its way.
class LoggedWarnings
  attr_reader :messages

  def initialize
    @messages = []
  end

  def take
    taken = @messages
    @messages = []
    taken
  end
end

Puppet::Util::Log.newdesttype :logged_warnings do
  match LoggedWarnings

  def initialize(collector)
    @collector = collector
  end

  def handle(message)
    @collector.messages << message
  end
end

class FrontEnd
  # Nothing that a person writes takes this long; a request that does is answered as a failure.
  SECONDS_PER_REQUEST = 30

  def initialize
    @log = LoggedWarnings.new
    Puppet::Util::Log.level = :warning
    Puppet::Util::Log.newdestination(@log)
    @manifest_parser = Puppet::Pops::Parser::Parser.new
    @template_parser = Puppet::Pops::Parser::EppParser.new
  end

  def answer(request)
    @answer = {
      'id' => request['id'], 'ok' => false, 'stage' => 'syntax', 'pn' => nil,
      'errors' => [], 'warnings' => []
    }
    in_fresh_environment(request) do |environment|
      Timeout.timeout(SECONDS_PER_REQUEST) { examine(request, environment) }
    end
    @answer
  rescue Puppet::ParseError => e
    add_logged_warnings
    code = e.respond_to?(:issue_code) ? e.issue_code : nil
    add_error(code, without_location(e), e.line, e.pos)
    @answer
  rescue SystemExit, Interrupt
    raise
  rescue Exception => e # every failure of Puppet's is an answer, even a full stack
    add_logged_warnings
    @answer['exception'] = e.class.name
    add_error(nil, first_line(e), nil, nil)
    @answer
  end

  private

  # Nothing that one request defined or warned of may be known to the next.
  def in_fresh_environment(request)
    @log.take
    Puppet::Util::Warnings.clear_warnings
    environment = Puppet::Node::Environment.create(:oracle, request['modulepath'] || [])
    Puppet.override({ current_environment: environment }) do
      Puppet.override({ loaders: Puppet::Pops::Loaders.new(environment) }) { yield environment }
    end
  end

  def examine(request, environment)
    want = request['want'] || %w[pn validate]
    code, file = text_and_name(request)
    model = parse(code, file, request['epp'])
    add_logged_warnings
    @answer['stage'] = 'validation'
    write_pn(model) if want.include?('pn')
    if want.include?('validate')
      validate(model)
      return unless @answer['errors'].empty?

      @answer['stage'] = 'definitions'
      define(model, file, environment) unless request['epp']
      add_logged_warnings
    end
    @answer['stage'] = 'done'
    @answer['ok'] = true
  end

  # The file's name is made absolute, as `puppet parser validate` does.
  def text_and_name(request)
    if request['path']
      code = File.binread(request['path'])
    else
      code = request['base64'] ? Base64.decode64(request['base64']) : request['code'].dup
    end
    file = request['file'] || request['path']
    [code.force_encoding(Encoding::UTF_8), file && File.expand_path(file)]
  end

  def parse(code, file, epp)
    (epp ? @template_parser : @manifest_parser).parse_string(code, file).model
  end

  # The notation is made of the tree as parsed, valid or not: `puppet parser dump` does not
  # validate unless it is told to.
  def write_pn(model)
    text = +''
    Puppet::Pops::Model::PNTransformer.transform(model).format(nil, text)
    @answer['pn'] = text
  rescue NoMethodError, ArgumentError => e
    # Puppet's own writer fails on some trees, such as those with captures-rest parameters.
    @answer['pn_problem'] = "#{e.class}: #{first_line(e)}"
  end

  def validate(model)
    acceptor = Puppet::Pops::Validation::Acceptor.new
    factory = Puppet::Pops::Validation::ValidatorFactory_4_0.new
    begin
      factory.validator(acceptor).validate(model)
    ensure
      # A heredoc whose embedded text is wrong raises, and ends the validation early.
      add_diagnostics(acceptor.diagnostics)
    end
  end

  def add_diagnostics(diagnostics)
    diagnostics.each do |diagnostic|
      code = diagnostic.issue.issue_code
      message = diagnostic.issue.format(diagnostic.arguments)
      at = diagnostic.source_pos
      case diagnostic.severity
      when :error then add_error(code, message, at.line, at.pos)
      when :warning, :deprecation
        add_warning(diagnostic.severity, code, message, at.line, at.pos)
      end
    end
  end

  # What `puppet parser validate` does with the definitions of a manifest that is valid.
  def define(model, file, environment)
    program = Puppet::Parser::AST::PopsBridge::Program.new(model, { file: file })
    main = Puppet::Parser::AST::Hostclass.new('', code: program)
    Puppet::Resource::TypeCollection.new(environment).import_ast(main, '')
  end

  def add_logged_warnings
    @log.take.each do |message|
      next unless message.level == :warning

      add_warning(:warning, message.issue_code, message.message, message.line, message.pos)
    end
  end

  def without_location(error)
    location = Puppet::Util::Errors.error_location_with_space(error.file, error.line, error.pos)
    error.message.delete_suffix(location)
  end

  # Ruby appends a piece of the failing code to some messages.
  def first_line(error)
    error.message.lines.first.to_s.strip
  end

  def add_error(code, message, line, pos)
    @answer['errors'] <<
      { 'issue_code' => code, 'message' => message, 'line' => line, 'pos' => pos }
  end

  def add_warning(severity, code, message, line, pos)
    @answer['warnings'] << {
      'issue_code' => code, 'severity' => severity, 'message' => message, 'line' => line,
      'pos' => pos
    }
  end
end

# A message may quote bytes that are not valid UTF-8.
def scrub(value)
  case value
  when String then value.dup.force_encoding(Encoding::UTF_8).scrub('?')
  when Array then value.map { |element| scrub(element) }
  when Hash then value.transform_values { |element| scrub(element) }
  else value
  end
end

$stdin.set_encoding(Encoding::UTF_8)
$stdout.set_encoding(Encoding::UTF_8)
Puppet.initialize_settings([])
Puppet.push_context(Puppet.base_context(Puppet.settings), 'oracle')
front_end = FrontEnd.new
GC.enable
$stdin.each_line do |line|
  answer = front_end.answer(JSON.parse(line))
  begin
    text = JSON.generate(answer)
  rescue JSON::GeneratorError, EncodingError
    text = JSON.generate(scrub(answer))
  end
  $stdout.write(text, "\n")
  $stdout.flush
end
