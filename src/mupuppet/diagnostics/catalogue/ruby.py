"""Templates, and Ruby code in modules."""

from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import RubyId

KINDS: dict[RubyId, Kind] = {
    "missing-template": Kind(
        "A template does not exist.",
        "`template('a/b.erb')` and `epp('a/b.epp')` read `modules/a/templates/b.…`.",
        "Add the file, or correct the name.",
        "notice(epp('motd/motd.epp'))\n",
    ),
    "puppet-library": Kind(
        "Ruby code of a module needs Puppet's own library.",
        "The worker emulates the parts of it that most code uses; this code uses more. The "
        "library is installed, so the compilation was restarted with it, and later ones use it "
        "from the start.",
        "Nothing needs to be done. `--ruby puppet` loads the library from the beginning.",
        severity=Severity.WARNING,
    ),
    "ruby-error": Kind(
        "Ruby code of a module raised an error.",
        "The message comes from the Ruby code itself.",
        "Look at the line that is shown as the cause.",
    ),
    "ruby-worker": Kind(
        "Ruby was run for a function or a template, but did not answer.",
        "The process ended, or took too long.",
        "Run the code in Ruby directly; docs/ruby.md describes how mupuppet runs Ruby.",
    ),
    "template-error": Kind(
        "A template cannot be parsed or evaluated.",
        "An EPP template is not valid, or the Ruby code of an ERB template raised an error.",
        "Correct the template at the place that is shown as the cause.",
        "notice(inline_epp('<%= $a + %>'))\n",
    ),
    "uncaught-ruby-error": Kind(
        "Ruby code raised an exception that Puppet does not catch.",
        "Exceptions outside `StandardError`, such as `NotImplementedError`, end a compilation "
        "unchanged.",
        "Correct the Ruby code.",
    ),
    "unloadable-function": Kind(
        "A function in Ruby cannot be loaded.",
        "Its file has a syntax error, defines a function with another name, or has a signature "
        "that is not valid.",
        "Correct the file.",
    ),
    "unloadable-type": Kind(
        "A resource type in Ruby cannot be loaded.",
        "Its file has an error; Puppet could not use the type either.",
        "Correct the file.",
    ),
    "unreadable-type": Kind(
        "A resource type in Ruby cannot be understood.",
        "The type computes what it accepts in a way that mupuppet does not follow; attributes of "
        "its resources are not checked.",
        "Nothing needs to be done: catalogs are still compiled.",
        severity=Severity.WARNING,
    ),
    "unsupported-ruby": Kind(
        "Ruby code uses a feature that mupuppet does not evaluate itself.",
        "Most Ruby code of modules is evaluated without Ruby; this code needs a real Ruby.",
        "Install Ruby, or allow it with `--ruby`; docs/ruby.md describes how.",
    ),
    "write-refused": Kind(
        "Code that Ruby runs would write a file.",
        "Where the operating system confines Ruby, code can only write temporary files, which are "
        "removed after the compilation.",
        "If you trust the code, allow it with `--allow-write DIR`; in `mupuppet.toml`: "
        '`allow-write = ["DIR"]`. `mupuppet env` shows what confines Ruby.',
    ),
}
