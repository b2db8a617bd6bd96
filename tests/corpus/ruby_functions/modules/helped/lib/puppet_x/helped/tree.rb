require_relative 'util'

class PuppetX::Helped::Tree
  include PuppetX::Helped::Mixin
  include Enumerable
  include Comparable

  attr_accessor :name, :children
  attr_reader :depth

  Point = Struct.new(:x, :y)
  Named = Struct.new(:name, :size, keyword_init: true)

  def initialize(name, depth: 0, &block)
    @name = name
    @depth = depth
    @children = []
    @log = ''
    block.call(self) if block
  end

  def <<(child)
    @children << child
    self
  end

  def add(name)
    child = self.class.new(name, depth: depth + 1)
    yield child if block_given?
    self << child
  end

  def each(&block)
    yield self
    children.each { |child| child.each(&block) }
  end

  def <=>(other)
    name <=> other.name
  end

  def to_s
    "#{'-' * depth}#{name}"
  end

  def log(text)
    @log += "[#{text}]"
  end

  def logged
    @log
  end

  def respond_to_missing?(name, include_private = false)
    name.to_s.start_with?('find_') || super
  end

  def method_missing(name, *args)
    if name.to_s.start_with?('find_')
      find { |node| node.name == name.to_s.sub('find_', '') }
    else
      super
    end
  end

  protected

  def secret
    @secret ||= "#{name}?"
  end
end

class PuppetX::Helped::Leaf < PuppetX::Helped::Tree
  def initialize(name, colour = 'green', **options)
    super(name, **options)
    @colour = colour
  end

  def to_s
    super + "(#{@colour})"
  end

  %w[red blue].each do |colour|
    define_method("#{colour}?") { @colour == colour }
  end
end
