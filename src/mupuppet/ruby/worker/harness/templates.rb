require 'erb'

# Templates.
module Harness
  def self.encode_rendered(text)
    text = text.dup.force_encoding('UTF-8')
    text.valid_encoding? ? text : { 'b' => [text].pack('m0') }
  end

  def self.render(message, values)
    wrapper = Template.new(message['file'])
    message['variables'].zip(values) { |(name, _), value| wrapper.instance_variable_set("@#{name}", value) }
    { 'result' => encode_rendered(rendered(message, wrapper)) }
  end

  def self.rendered(message, wrapper)
    text = message['template'] || TEXTS[message['number']]
    TEXTS[message['number']] ||= text
    method = (METHODS[message['number']] ||= template_method(text, message))
    return wrapper.send(method) unless method == :none

    erb = ERB.new(text, trim_mode: '-')
    erb.filename = message['file'] || '(erb)'
    erb.result(wrapper.own_binding)
  end

  # Templates by number, and the methods that they have become.
  TEXTS = {}
  METHODS = {}

  # A template that is rendered often is compiled once to a method. One that a method cannot
  # contain, such as the definition of a constant, is evaluated from its source.
  def self.template_method(text, message)
    name = :"template_#{message['number']}"
    ERB.new(text, trim_mode: '-').def_method(Template, "#{name}()", message['file'] || '(erb)')
    name
  rescue SyntaxError
    :none
  end

  # `self` in a template.
  class Template
    def initialize(file)
      @__scope__ = Scope::CALLER
      @__file__ = file if file
    end

    # Messages about undefined names show it.
    def inspect
      '#<Puppet::Parser::TemplateWrapper>'
    end

    def file
      @__file__
    end

    def scope
      @__scope__
    end

    def has_variable?(name)
      scope.include?(name.to_s)
    end

    def classes
      Harness.ask('classes')
    end

    def all_tags
      Harness.ask('tags')
    end

    def tags
      raise NotImplementedError, "Call 'all_tags' instead."
    end

    %i[debug info notice warning err].each do |level|
      define_method(level) { |message| Puppet.send(level, message) }
    end

    def own_binding
      binding
    end
  end
end
