"""A module of secrets: binary files, files that functions read, and what hides them."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_FILES = {
    "password.txt": b"s3cret\n",
    "empty": b"",
    "key.bin": bytes(range(0, 256, 5)),
    "latin.txt": "caf\xe9\n".encode("latin-1"),
    "utf8.txt": "caf\xe9 \u03b5\n".encode(),
    "marked.txt": b"\xef\xbb\xbfmarked\r\nlines\r\n",
    "null.txt": b"a\x00b\n",
}
_READERS = pieces(r"""
call_function('file', "secrets/#{a}")

call_function('binary_file', "secrets/#{a}")

call_function('find_file', "secrets/#{a}").to_s.sub(/.*\/modules\//, '')

path = call_function('find_file', "secrets/#{a}")
path ? File.read(path).strip : 'none'

path = call_function('find_file', "secrets/#{a}")
path ? File.size(path) : -1

Puppet::Pops::Types::PSensitiveType::Sensitive.new(call_function('file', "secrets/#{a}"))

path = Puppet::Parser::Files.find_file("secrets/#{a}", closure_scope.environment)
path ? Base64.strict_encode64(File.binread(path)) : nil
""")
_STATEMENTS = pieces(r"""
file { '/s/p{n}': content => file('secrets/password.txt'), show_diff => false }

file { '/s/k{n}': content => binary_file('secrets/key.bin') }

file { '/s/l{n}': content => binary_file('secrets/latin.txt') }

file { '/s/l{n}': content => file('secrets/latin.txt') }

file { '/s/u{n}': content => Sensitive(file('secrets/utf8.txt')) }

file { '/s/m{n}': content => file('secrets/none', 'secrets/marked.txt') }

file { '/s/z{n}': content => file('secrets/null.txt') }

file { '/s/e{n}': content => file('secrets/empty') }

file { '/s/s{n}': content => Sensitive(binary_file('secrets/key.bin')) }

notice(String(binary_file('secrets/key.bin'), '%B').length, binary_file('secrets/empty'))

notice(binary_file('secrets/password.txt') == Binary('czNjcmV0Cg=='))

notice(String(binary_file('secrets/utf8.txt'), '%s'))

notice(Binary({text}, '%s'), Binary('aGVsbG8=').length)

notice(type(binary_file('secrets/key.bin')), binary_file('secrets/key.bin') =~ Binary)

notice(file('secrets/password.txt').chomp.unwrap, Sensitive({text}))

notice(base64('encode', file('secrets/password.txt')), base64('decode', 'YQ=='))

file { '/s/b{n}': content => Binary('AP8BgA==') }

notify { 's{n}': message => { 'a' => binary_file('secrets/empty'), 'b' => Sensitive(1) } }

file { '/s/d{n}': content => Deferred('binary_file', ['secrets/key.bin']) }

notice(find_file('secrets/none', 'secrets/password.txt') =~ /password/)

notice(file('/dev/null', 'secrets/password.txt'))

file { '/s/t{n}': content => template('secrets/secret.erb') }

file { '/s/o{n}': source => 'puppet:///modules/secrets/key.bin', ensure => file }

notice(module_directory('secrets') =~ /secrets$/, file('secrets/../secrets/password.txt'))

notice(sha256(file('secrets/password.txt')), md5(binary_file('secrets/key.bin')))
""")
_TEMPLATES = [
    "<%= scope.function_file(['secrets/password.txt']).strip %>",
    "<%= scope.call_function('file', ['secrets/utf8.txt']) -%>",
    "<%= scope.call_function('binary_file', ['secrets/key.bin']) %>",
    "<%= File.exist?(scope.call_function('find_file', ['secrets/empty'])) %>",
    "<%= scope['secret'].inspect %>",
    "plain",
]


def draw(sketch: Sketch) -> None:
    random = sketch.random
    for name, content in _FILES.items():
        sketch.binaries[f"modules/secrets/files/{name}"] = content
    sketch.file("modules/secrets/templates/secret.erb", "\n".join(sketch.some(_TEMPLATES, 3)))
    statements = sketch.statements.setdefault("secrets", [])
    statements.append("$secret = Sensitive({text})")
    statements.extend(sketch.some(_STATEMENTS, 6))
    for body in sketch.some(_READERS, 2):
        name = sketch.function(["text"], body, ("require 'base64'",))
        for file in sketch.some([*_FILES, "none"], 3):
            use = random.choice(["notice({call})", "file { '/s/f{n}-{file}': content => {call} }"])
            statements.append(use.replace("{call}", f"{name}('{file}')").replace("{file}", file))
