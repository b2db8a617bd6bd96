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
        "The worker has counterparts of what most code uses of it; this code uses more. The "
        "library is installed, so the compilation has begun again with it, and so do those that "
        "follow.",
        "Nothing needs to be done. `--ruby puppet` loads the library from the beginning.",
        severity=Severity.WARNING,
    ),
    "ruby-error": Kind(
        "Ruby code of a module raised an error.",
        "The message is the one of the Ruby code; what it means only that code knows.",
        "Look at the line that is shown as cause.",
    ),
    "ruby-worker": Kind(
        "Ruby was run for a function or a template, and gave no answer.",
        "The process ended, or took too long.",
        "Try the code in Ruby itself; docs/ruby.md describes how Ruby is run.",
    ),
    "template-error": Kind(
        "A template cannot be parsed or evaluated.",
        "An EPP template is not valid, or the Ruby code of an ERB template raised an error.",
        "Correct the template at the place that is shown as cause.",
        "notice(inline_epp('<%= $a + %>'))\n",
    ),
    "uncaught-ruby-error": Kind(
        "Ruby code raised an exception that Puppet does not catch.",
        "Exceptions that are not errors of a program, such as `NotImplementedError`, end a "
        "compilation as they are.",
        "Correct the Ruby code.",
    ),
    "unloadable-function": Kind(
        "A function in Ruby cannot be loaded.",
        "Its file has a syntax error, defines a function with another name, or has a signature "
        "that is not valid.",
        "Correct the file.",
    ),
    "unloadable-type": Kind(
        "A type of resources in Ruby cannot be loaded.",
        "Its file has an error, so that Puppet could not use the type either.",
        "Correct the file.",
    ),
    "unreadable-type": Kind(
        "A type of resources in Ruby cannot be understood.",
        "What the type accepts is computed in a way that is not followed here; attributes of its "
        "resources are not checked.",
        "Nothing needs to be done: catalogs are made all the same.",
        severity=Severity.WARNING,
    ),
    "unsupported-ruby": Kind(
        "Code in Ruby uses something that is not evaluated here.",
        "Most Ruby in modules is evaluated without Ruby; this needs the real one.",
        "Install Ruby, or allow it with `--ruby`; docs/ruby.md describes how.",
    ),
    "write-refused": Kind(
        "Code that Ruby runs would write a file.",
        "Where the operating system confines Ruby, code writes only temporary files of its own, "
        "which vanish with the catalog.",
        "If you trust the code, allow it with `--allow-write DIR`; in `mupuppet.toml`: "
        '`allow-write = ["DIR"]`. `mupuppet env` shows what confines Ruby.',
    ),
}
