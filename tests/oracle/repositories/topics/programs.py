"""Programs that code runs while a catalog is compiled, where that is allowed."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_STATEMENTS = pieces(r"""
notice(generate('/bin/echo', 'one', 'two'))

notice(generate('/bin/echo', '-n', {text}))

notice(generate('/usr/bin/printf', '%s-%s', 'a', {text}).split('-'))

notify { 'g{n}': message => generate('/usr/bin/printf', 'a\nb') }

notice(generate('/bin/sh', '-c', 'echo out; echo err >&2'))

notice(generate('/usr/bin/env', '-i', '/bin/sh', '-c', 'echo $HOME.'))

notice(generate('/bin/cat', '/dev/null') == '')

notice(Integer(generate('/usr/bin/expr', '1', '+', '2').strip) + 1)

file { '/g/{n}': content => inline_template('<%= scope.function_generate(["/bin/echo", "t"]) %>') }
""")
_MISTAKES = pieces(r"""
notice(generate('/bin/false'))

notice(generate('echo', 'not absolute'))

notice(generate('/bin/sh', '-c', 'exit 3'))

notice(generate('/bin/echo', 1, true, undef))

notice(generate('/bin/../bin/echo', 'dots'))
""")
_FUNCTIONS = [
    "`echo #{a.to_s.length}`.to_i",
    "Puppet::Util::Execution.execute(['/bin/echo', a.to_s.length.to_s]).to_s.strip",
    "IO.popen(['/bin/echo', 'x']) { |io| io.read }.strip",
    "%x{/bin/echo x}.chomp",
    "call_function('generate', '/bin/echo', 'called').strip",
]


def draw(sketch: Sketch) -> None:
    statements = sketch.statements.setdefault("programs", [])
    statements.extend(sketch.some(_STATEMENTS, 4))
    if sketch.random.random() < 0.2:
        statements.extend(sketch.some(_MISTAKES, 1))
    for body in sketch.some(_FUNCTIONS, 1):
        statements.append(f"notice({sketch.function(['text'], body)}({{text}}))")
