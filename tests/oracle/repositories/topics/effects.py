"""Functions that are called for their effect, and return objects that Puppet only passes on."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_ODD = r"""
String
Puppet::Util
:none
Object.new.class
(1..3)
('a'..'c')
nil
[:a, 'b']
{ key: :value }
{ 1 => :one }
/a(b)/i
Struct.new(:one).new(1).class
StandardError
1.5r
Time.at(0).utc.year
Math::PI
Comparable
[nil, :undef]
:undef
''.encoding
ArgumentError.new('not raised').message
'frozen'.freeze
'text'.dup << 'more'
""".strip().splitlines()
_EFFECTS = [
    "Puppet.notice('noticed ' + a.to_s)",
    "Puppet.warning(format('%s!', a))",
    "closure_scope.call_function('notice', [a])",
    "call_function('create_resources', 'notify', { \"e-#{a}\" => { 'message' => a } })",
    "call_function('include', 'base')",
    "closure_scope.compiler.catalog.tag('blue')",
    "a.to_s",
]
#: What is done with an object in a variable.
_USES = pieces(r"""
notice({describe}($o{m}))

notice({same}($o{m}, $o{m}))

notice([$o{m}, 'x'].map |$e| { {describe}($e) })

notice({describe}({ 'k' => $o{m} }['k']))

notice({describe}([$o{m}]))

notice({describe}({ 'k' => $o{m} }))

notice($o{m} =~ String, $o{m} =~ NotUndef, $o{m} =~ Data, $o{m} =~ RichData)

if $o{m} { notice('true') }

notice($o{m} ? { undef => 'undef', String => 'string', default => 'other' })

notice($o{m} == $o{m}, $o{m} == 'none', 'none' == $o{m})

notice(type($o{m}, 'generalized'))

notice($o{m})

notice("${o{m}}")

notify { 'o{m}': message => $o{m} }

notify { 'o{m}': message => [$o{m}] }

file { '/o/{m}': content => inline_template('<%= @o{m}.inspect %>') }

file { '/o/{m}': content => inline_epp('<%= $x %>', { 'x' => $o{m} }) }

$o{m}.then |$x| { notice({describe}($x)) }

case $o{m} { 'none': { notice('none') } default: { notice('other') } }

notice([$o{m}, $o{m}].unique.length, [[$o{m}]].flatten.length)

notice($o{m} in ['none', 'b'], 'b' in [$o{m}])

notice(pick($o{m}, 'picked').{describe})
""")
_LOOKUPS = [
    "call_function('lookup', 'no::such', { 'default_value' => :none }).inspect",
    "call_function('lookup', ['no::such'], nil, nil, :none) == :none ? 'symbol' : 'other'",
    "call_function('lookup', 'no::such', nil, nil, a).equal?(a).to_s",
    "call_function('with', :a) { |x| x }.inspect",
    "call_function('map', [:a, 'b', nil]) { |x| x.class.to_s }.join(' ')",
    "call_function('pick', nil, :undef, :picked).inspect",
    "call_function('flatten', [[:a], ['b']]).inspect",
    "call_function('merge', { a: 1 }, { 'b' => :c }).inspect",
    "call_function('getvar', 'facts.dc').inspect",
    "call_function('unique', [:a, :a, 'a']).inspect",
]


def draw(sketch: Sketch) -> None:
    random = sketch.random
    describe = sketch.function(["text"], "a.nil? ? 'nil' : \"#{a.class} #{a.is_a?(String)}\"")
    same = sketch.function(["text", "text"], "a.equal?(b) || a == b")
    statements = sketch.statements.setdefault("effects", [])
    for code in sketch.some(_ODD, 4):
        name, number = sketch.function([], code), sketch.number()
        statements.append(f"$o{number} = {name}()")
        for use in sketch.some(_USES, 4):
            for name, value in (("describe", describe), ("same", same), ("m", number)):
                use = use.replace(f"{{{name}}}", str(value))
            statements.append(use)
    for effect in sketch.some(_EFFECTS, 2):
        returned = random.choice(["self.class", "nil", "true", "Puppet", ":done", "a"])
        name = sketch.function(["text"], f"{effect}\n{returned}")
        statements.append(f"{name}({{text}})")
        statements.append(f"$o{sketch.number()} = {name}('again')")
    for code in sketch.some(_LOOKUPS, 3):
        name = sketch.function(["text"], code)
        sketch.known_function("text", ["text"], name)
        statements.append(f"notice({name}({{text}}))")
