"""The figures and examples of the paper, and what its text says about them.

The catalogs that the paper prints for its Figures 2 and 5 are Puppet's. It says itself that both
manifests are outside μPuppet: they use classes before defining them, and variables that have no
value. So each figure is here as printed, which gets stuck where the text says so, and in the form
that is within μPuppet.
"""

import textwrap

from tests.rules.compiling import catalog_text, compile_text, error_message, translation_of

# --- Figure 2 (label ex1): "Example manifest; compiled catalog"

FIGURE_2 = """\
node default {
  $source = '/source'
  include service1
}

class service1 {
  $mode = 123

  include service2

  file { 'config1':
    path => 'path1',
    source => $source,
    mode => $mode,
    checksum => $checksum,
    provider => $provider,
    recurse => $recurse
  }

  $checksum = md5
}

class service2 inherits service3 {
  $recurse = true

  file { 'config2':
    path => 'path2',
    source => $source,
    mode => $mode,
    checksum => $checksum,
    provider => $provider,
    recurse => $recurse
  }
}

class service3 {
  $provider = posix

  file { 'config3':
    path => 'path3',
    mode => $mode,
    checksum => $checksum,
    recurse => $recurse
  }
}
"""

#: Figure 2 without the attributes whose variables are not in scope, and classes before their use.
FIGURE_2_WITHIN = """\
class service3 {
  $provider = posix
  file { 'config3':
    path => 'path3'
  }
}

class service2 inherits service3 {
  $recurse = true
  file { 'config2':
    path => 'path2',
    source => $source,
    provider => $provider,
    recurse => $recurse
  }
}

class service1 {
  $mode = 123
  include service2
  file { 'config1':
    path => 'path1',
    source => $source,
    mode => $mode
  }
  $checksum = md5
}

node default {
  $source = '/source'
  include service1
}
"""

FIGURE_2_CATALOG = """\
file { 'config3':
  path => 'path3'
}
file { 'config2':
  path => 'path2',
  source => '/source',
  provider => 'posix',
  recurse => true
}
file { 'config1':
  path => 'path1',
  source => '/source',
  mode => 123
}"""


def test_figure_2_uses_classes_before_they_are_defined() -> None:
    assert error_message(FIGURE_2) == "3:3: class `service1` is not defined"


def test_figure_2_with_definitions_first_uses_variables_without_a_value() -> None:
    expected = "41:13: `$mode` is not bound in ::service3 nor in its ancestors ::nd, ::"
    assert error_message(FIGURE_2, hoist=True) == expected


def test_figure_2_within_mupuppet_has_the_catalog_of_the_figure() -> None:
    assert catalog_text(FIGURE_2_WITHIN) == FIGURE_2_CATALOG


def test_a_variable_is_in_scope_only_after_its_assignment() -> None:
    manifest = FIGURE_2_WITHIN.replace("mode => $mode", "checksum => $checksum")
    expected = "24:17: `$checksum` is not bound in ::service1 nor in its ancestors ::nd, ::"
    assert error_message(manifest) == expected


def test_names_of_the_including_class_are_not_visible_in_the_included_class() -> None:
    manifest = FIGURE_2_WITHIN.replace(
        "source => $source,\n    provider", "mode => $mode, provider"
    )
    expected = "12:13: `$mode` is not bound in ::service2 nor in its ancestors ::service3, ::nd, ::"
    assert error_message(manifest) == expected


# --- Figure 4 (label fig:simple-manifest): inheritance for default parameters

FIGURE_4 = """\
class ssh::params {
  case $::osfamily {
  'Debian': { $sshd_package  = 'ssh' }
  'RedHat': { $sshd_package  = 'openssh-server' }
  default:  { fail("SSH class not supported") }
  }
}
class ssh ($ssh_pkg = $::ssh::params::sshd_package) inherits ssh::params {
  package { $ssh_pkg:
    ensure => installed
  }
}
node 'ssh.example.com' {
  include ssh
}
"""
FIGURE_4_WITHIN = FIGURE_4.replace('fail("SSH class not supported")', "")


def test_figure_4_calls_a_function() -> None:
    (place,) = translation_of(FIGURE_4).unsupported
    assert (place.feature.id, place.detail) == ("function-call", "`fail`")


def test_figure_4_on_debian() -> None:
    catalog = catalog_text(FIGURE_4_WITHIN, node="ssh.example.com", facts={"osfamily": "Debian"})
    assert catalog == "package { 'ssh':\n  ensure => 'installed'\n}"


def test_figure_4_on_red_hat() -> None:
    catalog = catalog_text(FIGURE_4_WITHIN, node="ssh.example.com", facts={"osfamily": "RedHat"})
    assert catalog == "package { 'openssh-server':\n  ensure => 'installed'\n}"


def test_figure_4_on_another_system_leaves_the_default_without_a_value() -> None:
    message = error_message(FIGURE_4_WITHIN, node="ssh.example.com", facts={"osfamily": "Solaris"})
    assert message == "8:23: `$::ssh::params::sshd_package` is not bound in ::ssh::params"


# --- Figure 5 (label ex2): class parameters and defined resource types

FIGURE_5 = """\
class c (
  $backupArg = false,
  $pathArg = '/default',
  $modeArg = 123 ) {

  file { 'from_class':
    backup => $backupArg,
    source => $pathArg,
    path => $path,
    mode => $modeArg
  }
}

define d (
  $backupArg = false,
  $pathArg = '/default',
  $modeArg = 123 ) {

  file { 'from_define':
    backup => $backupArg,
    source => $pathArg,
    path => $path,
    mode => $modeArg
  }
}

node default {

  $backup = true

  class { c:
    backupArg => $backup,
    pathArg => $path
  }

  d { "service3":
    backupArg => $backup,
    pathArg => $path
  }

  $path = '/path'
}
"""


def test_figure_5_uses_a_variable_without_a_value() -> None:
    assert error_message(FIGURE_5) == "33:16: `$path` is not bound in ::nd nor in its ancestors ::"


def test_figure_5_with_the_variable_assigned_first() -> None:
    """Without `pathArg` the default counts; the class and the defined type both see the node."""
    manifest = (
        FIGURE_5.replace("\n  $path = '/path'\n", "")
        .replace("$backup = true", "$backup = true\n  $path = '/path'")
        .replace(",\n    pathArg => $path", "")
    )
    attributes = "backup => true,\n  source => '/default',\n  path => '/path',\n  mode => 123"
    assert catalog_text(manifest) == (
        f"file {{ 'from_class':\n  {attributes}\n}}\nfile {{ 'from_define':\n  {attributes}\n}}"
    )


# --- Examples in the text


def test_the_owner_of_a_declared_resource() -> None:
    manifest = """\
      file {"foo.txt":
        owner => "alice"
      }
      $y = "foo.txt"
      $x = File[$y]
      file {"bar.txt":
        owner => $x["owner"]
      }
    """
    assert catalog_text(manifest) == textwrap.dedent("""\
      file { 'foo.txt':
        owner => 'alice'
      }
      file { 'bar.txt':
        owner => 'alice'
      }""")


def test_inclusion_is_idempotent() -> None:
    manifest = "class a { file { 'f': } } include a include a"
    assert catalog_text(manifest) == "file { 'f': }"


def test_a_class_takes_its_parent_scope_where_it_is_declared_first() -> None:
    """§2.1: "it may pick up a different set of bindings"."""
    classes = "class a { file { $x: } } $x = 'top' "
    in_node = classes + "node default { $x = 'node' include a }"
    at_top = classes + "include a node default { $x = 'node' include a }"
    assert catalog_text(in_node) == "file { 'node': }"
    assert catalog_text(at_top) == "file { 'top': }"


def test_the_parent_of_an_inheriting_class_is_its_parent_class_no_matter_what() -> None:
    manifest = """\
      class b { $x = 'b' }
      class a inherits b { file { $x: } }
      include b
      node default { $x = 'node' include a }
    """
    assert catalog_text(manifest) == "file { 'b': }"


def test_a_class_is_declared_with_parameters_only_once() -> None:
    manifest = "class a($p = 1) { }\nclass { a: p => 2 }\nclass { a: p => 2 }"
    assert error_message(manifest) == "3:1: class `a` is already declared"


def test_a_class_may_be_included_after_it_was_declared_with_parameters() -> None:
    manifest = "class a($p = 1) { file { 'f': mode => $p } } class { a: p => 2 } include a"
    assert catalog_text(manifest) == "file { 'f':\n  mode => 2\n}"


def test_a_defined_type_is_instantiated_several_times() -> None:
    manifest = """\
      define d($p) { $x = $p + 1 file { $title: mode => $x } }
      d { 'f': p => 1 }
      d { 'g': p => 2 }
    """
    assert catalog_text(manifest) == ("file { 'f':\n  mode => 2\n}\nfile { 'g':\n  mode => 3\n}")


def test_variables_of_a_defined_resource_are_unbound_at_its_end() -> None:
    manifest = "define d { $x = 1 }\nd { 'f': }\n$y = $x"
    assert error_message(manifest) == "3:6: `$x` is not bound in ::"


def test_resource_type_definition_with_types_and_templates() -> None:
    manifest = """\
      define apache::vhost (Integer $port) {
        include apache
        file { "host":
          content => template('apache/vhost-default.conf.erb'),
          owner   => 'www'
        }
      }
    """
    places = [place.feature.id for place in translation_of(manifest).unsupported]
    assert places == ["parameter-type", "function-call"]


def test_an_inheritance_cycle_is_reported() -> None:
    """§3.2: "If there is an inheritance cycle, this process loops"."""
    manifest = "class a inherits b { }\nclass b inherits a { }\ninclude a"
    result = compile_text(manifest)
    assert result.diagnostics[0].message == "classes inherit each other in a cycle: a → b → a"


# --- Examples of features that μPuppet does not have (§5.3)


def unsupported(manifest: str) -> list[str]:
    return [place.feature.id for place in translation_of(manifest, layers=()).unsupported]


def test_string_interpolation() -> None:
    assert unsupported("$x = \"Hello ${planet['earth']}!\"") == ["string-interpolation"]
    manifest = "$planet = { 'earth' => 'world' } notify { \"Hello ${planet['earth']}!\": }"
    assert catalog_text(manifest) == "notify { 'Hello world!': }"


def test_nested_classes() -> None:
    manifest = """\
      class a {
        $x1 = "a"
        class b {
          $y1 = "b"
        }
      }
      class a::b {
        $y2 = "ab"
      }
      include a
      include a::b
    """
    assert unsupported(manifest) == ["nested-definition"]


def test_resource_defaults() -> None:
    assert unsupported('File { owner => "alice" }') == ["resource-defaults"]


def test_resource_extension() -> None:
    manifest = """\
      class main {
        file { "file": owner => "alice" }
        File["file"] { mode => "0755" }
      }
    """
    assert unsupported(manifest) == ["resource-override"]


def test_resource_overriding() -> None:
    manifest = """\
      class main::parent {
        file { "file":
          owner => "bob",
          source => "the source"
        }
      }
      class main inherits main::parent {
        File["file"] {
          owner => "alice",
          source => undef
        }
      }
    """
    assert unsupported(manifest) == ["resource-override", "undef"]


def test_collectors() -> None:
    manifest = """\
      class main {
        file { "file": owner => "alice" }
        File <| title == "file" |> {
          owner => "bob",
          group => "the group",
        }
      }
    """
    assert unsupported(manifest) == ["collector"]


def test_virtual_resources() -> None:
    manifest = """\
      class main {
        realize User["alice"]
        @user { "alice": uid => 100 }
        @user { "bob": uid => 101 }
        realize User["alice"]
      }
    """
    assert unsupported(manifest) == [
        "function-call",
        "virtual-resource",
        "virtual-resource",
        "function-call",
    ]
