"""Helper libraries in `lib/puppet_x`, state in them, and patches of Ruby's own classes."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch

_LIBRARIES = {
    "text": r"""
module PuppetX
  module Acme
    # Strings as the site likes them.
    module Text
      SEPARATOR = '-'.freeze
      WORDS = %w[alpha beta Gamma].freeze
      def self.slug(value, separator = SEPARATOR)
        value.to_s.downcase.gsub(/[^a-z0-9]+/, separator)
      end
      def self.framed(value, width: 8, fill: '.')
        value.to_s.center(width, fill)
      end
      def self.known?(word)
        WORDS.include?(word.to_s)
      end
      class << self
        def initials(value)
          value.to_s.split(/[^[:alpha:]]+/).map { |word| word[0] }.compact.join
        end
        alias short initials
      end
    end
  end
end
""",
    "table": r"""
module PuppetX
  module Acme
    # Rows by name.
    class Table
      include Enumerable
      attr_reader :rows
      Row = Struct.new(:name, :values) do
        def to_s
          "#{name}(#{values.size})"
        end
      end
      def initialize(rows, &block)
        @rows = (rows || {}).map { |name, values| Row.new(name, [values].flatten) }
        @block = block
      end
      def each(&block)
        return enum_for(:each) unless block_given?
        @rows.each(&block)
        self
      end
      def [](name)
        row = @rows.find { |each| each.name == name }
        row && row.values
      end
      def <=>(other)
        rows.size <=> other.rows.size
      end
      def to_h
        each_with_object({}) { |row, made| made[row.name] = @block ? @block.call(row) : row.to_s }
      end
      def method_missing(name, *arguments)
        name.to_s.start_with?('by_') ? sort_by { |row| row.send(name.to_s.sub('by_', '')) } : super
      end
      def respond_to_missing?(name, all = false)
        name.to_s.start_with?('by_') || super
      end
    end
  end
end
""",
    "memory": r"""
module PuppetX
  module Acme
    # What is remembered from one call to the next.
    module Memory
      @values = {}
      def self.fetch(key)
        @values[key] = yield unless @values.key?(key)
        @values[key]
      end
      def self.count(key)
        @counts ||= Hash.new(0)
        @counts[key] += 1
      end
      def self.keys
        @values.keys.map(&:to_s)
      end
    end
  end
end
""",
    "patches": r"""
class String
  def acme_blank?
    strip.empty?
  end
  def acme_words
    scan(/\w+/)
  end
end
class Array
  def acme_pairs
    each_slice(2).map { |one, two| [one.to_s, two.to_s] }
  end
end
class Hash
  def acme_deep(*path)
    path.inject(self) { |found, key| found.is_a?(Hash) ? found[key] : nil }
  end
end
class NilClass
  def acme_blank?
    true
  end
end
""",
    "errors": r"""
module PuppetX
  module Acme
    class Error < StandardError; end
    class NotKnown < Error
      def initialize(name)
        super("#{name} is not known")
      end
    end
    def self.checked(value)
      raise NotKnown, value if value.to_s.empty?
      value
    end
  end
end
""",
}
#: Functions: what they give, what they take, the library that they require, their code.
_FUNCTIONS = [
    ("text", ["text"], "text", "PuppetX::Acme::Text.slug(a)"),
    ("text", ["text", "text"], "text", "PuppetX::Acme::Text.slug(a, b.to_s[0] || '_')"),
    ("text", ["text", "number"], "text", "PuppetX::Acme::Text.framed(a, width: b.to_i % 20)"),
    ("text", ["text"], "text", "PuppetX::Acme::Text.short(a)"),
    ("flag", ["text"], "text", "PuppetX::Acme::Text.known?(a)"),
    ("text", ["map"], "table", "PuppetX::Acme::Table.new(a).map(&:to_s).join(' ')"),
    ("map", ["map"], "table", "PuppetX::Acme::Table.new(a) { |row| row.values.join('+') }.to_h"),
    ("list", ["map"], "table", "PuppetX::Acme::Table.new(a).by_name.map { |row| row.name }"),
    ("flag", ["map", "map"], "table",
     "(PuppetX::Acme::Table.new(a) <=> PuppetX::Acme::Table.new(b)) == 0"),
    ("text", ["map"], "table", "PuppetX::Acme::Table.new(a).first.to_s"),
    ("text", ["text"], "memory", "PuppetX::Acme::Memory.fetch(a) { a.to_s.reverse }"),
    ("number", ["text"], "memory", "PuppetX::Acme::Memory.count(a)"),
    ("number", [], "memory", "PuppetX::Acme::Memory.count(:all)"),
    ("list", [], "memory", "PuppetX::Acme::Memory.keys"),
    ("flag", ["text"], "patches", "a.acme_blank?"),
    ("list", ["text"], "patches", "a.acme_words"),
    ("map", ["list"], "patches", "Hash[a.acme_pairs]"),
    ("text", ["table"], "patches", "a.acme_deep('alpha', 'tag').inspect"),
    ("text", ["text"], "errors",
     "begin\n  PuppetX::Acme.checked(a)\nrescue PuppetX::Acme::Error => e\n  e.message\nend"),
    ("text", ["text"], "errors", "PuppetX::Acme.checked(a)"),
]  # fmt: skip


def draw(sketch: Sketch) -> None:
    random = sketch.random
    for kind, kinds, library, body in sketch.some(_FUNCTIONS, 6):
        sketch.library(f"puppet_x/acme/{library}.rb", _LIBRARIES[library].lstrip())
        head = _requires(library)
        name = sketch.function(kinds, body, random.choice(head))
        sketch.known_function(kind, kinds, name)
        arguments = ", ".join(f"{{{each}}}" for each in kinds)
        sketch.statements.setdefault("helpers", []).extend(
            [f'notify {{ "h{{n}}": message => {name}({arguments}) }}'] * random.randint(1, 2)
        )


def _requires(library: str) -> list[tuple[str, ...]]:
    """The ways to load a library from a function's file, whatever its interface."""
    found = f"'puppet_x/acme/{library}'"
    parts = f"'..', '..', '..', 'puppet_x', 'acme', '{library}'"
    return [
        (f"require {found}",),
        (f"require {found}",),
        (f"require_relative '../../../puppet_x/acme/{library}'",),
        (f"require File.expand_path(File.join(File.dirname(__FILE__), {parts}))",),
        (f"require File.join(__dir__, {parts})",),
        ("begin", f"  require {found}", "rescue LoadError", "  nil", "end"),
    ]
