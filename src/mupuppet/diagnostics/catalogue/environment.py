"""What surrounds the code: files, environments, modules, facts, classification, exports."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import EnvironmentId

KINDS: dict[EnvironmentId, Kind] = {
    "classification": Kind(
        "The classes and parameters of a node cannot be read.",
        "The file, or what the program printed, is not the YAML that a node classifier prints.",
        "Correct it; it is a hash with `classes`, `parameters` and `environment`.",
    ),
    "environment-changed": Kind(
        "Files changed while a catalog was compiled from them.",
        "The catalog may mix both states of the environment. The usual reason is a deployment in "
        "progress.",
        "Compile again when the deployment is over.",
        severity=Severity.WARNING,
    ),
    "exports-unavailable": Kind(
        "The store of exported resources cannot be used.",
        "The file cannot be read or written, or PuppetDB does not answer.",
        "See the message; without the store, nothing is exported or collected.",
    ),
    "facts-node": Kind(
        "A file has the facts of several nodes.",
        "Only one node can be compiled with them.",
        "Choose it with `--node`.",
    ),
    "facts-shape": Kind(
        "A file does not contain facts.",
        "Facts are a hash from names to values, as `facter -j` and `puppet facts` print it.",
        "Correct the file; docs/facts.md lists the formats.",
    ),
    "facts-syntax": Kind(
        "A facts file is not valid JSON or YAML.",
        "Parsing fails at the place that is shown.",
        "Correct the file.",
    ),
    "illegal-bom": Issue(
        "A file begins with a byte order mark.",
        "Puppet refuses such files.",
        "Save the file as UTF-8 without a byte order mark.",
    ),
    "illegal-fact-override": Kind(
        "The argument of `--set` is not valid.",
        "It must be a name, `=` and a value: `os.family=RedHat`.",
        "Correct it; docs/facts.md describes the form.",
    ),
    "invalid-configuration": Kind(
        "A configuration file is not TOML, or has a value that is not valid for its option.",
        "In the file, an option takes the same values as on the command line: strings, numbers, "
        "true or false; or a list if it is repeatable.",
        "Correct the value; the message describes what is expected.",
    ),
    "invalid-erb": Kind(
        "An ERB template is not valid.",
        "The Ruby code of its tags cannot be parsed.",
        "Correct the tags; the line is the first one that does not fit.",
    ),
    "invalid-metadata": Kind(
        "The `metadata.json` of a module is not valid.",
        "Puppet ignores the metadata of such a module.",
        "Correct the file.",
        severity=Severity.WARNING,
    ),
    "invalid-puppetfile": Kind(
        "A Puppetfile is not valid.",
        "It has a syntax error, lists a module twice, or calls a function that Puppetfiles do not "
        "have.",
        "Correct it: `mod 'puppetlabs-stdlib', '9.6.0'` lists a module.",
    ),
    "invalid-setting": Kind(
        "A setting in `environment.conf` or `puppet.conf` has a value that is not valid.",
        "The line cannot be parsed, or the value has the wrong form.",
        "Correct the line.",
    ),
    "invalid-settings": Kind(
        "`environment.conf` has settings that do not exist there.",
        "They are ignored.",
        "Correct or remove them.",
        severity=Severity.WARNING,
    ),
    "invalid-settings-section": Kind(
        "`environment.conf` has a section other than `[main]`.",
        "Only `puppet.conf` has others; the settings in them are ignored.",
        "Move the settings above the first section.",
        severity=Severity.WARNING,
    ),
    "invalid-utf-8": Kind(
        "A file is not UTF-8.",
        "The position is that of the first invalid byte. As in Puppet, this is an error even in a "
        ""
        "comment.",
        "Save the file as UTF-8.",
    ),
    "missing-directory": Kind(
        "A directory of the module path does not exist.",
        "No modules are found in it.",
        "Create it, or correct `modulepath`.",
        severity=Severity.WARNING,
    ),
    "missing-file": Kind(
        "A file does not exist.",
        "A path on the command line, a link, or the path that a function reads leads nowhere.",
        "Correct the path.",
        "notice(file('/no/such/file'))\n",
    ),
    "no-environment": Kind(
        "A directory is neither an environment nor a module.",
        "An environment has `manifests`, `modules` or an `environment.conf`.",
        "Name the directory of an environment; `mupuppet init` writes one.",
    ),
    "reserved-module-name": Kind(
        "A module has a reserved name.",
        "Puppet uses the name itself, and fails if a module has it.",
        "Rename the directory.",
    ),
    "unknown-configuration": Kind(
        "A configuration file sets an option that does not exist.",
        "The keys of `mupuppet.toml` are the long options of the command line without their "
        "dashes; options of a single verb are in the table of that verb, such as `[compile]`.",
        "Correct the name; `mupuppet env` shows what is in force.",
    ),
    "unknown-environment": Kind(
        "A code directory has no environment of this name.",
        "Environments are the directories in `environments`.",
        "Correct the name; the note lists those that exist.",
    ),
    "unknown-fact-set": Kind(
        "There is no built-in set of facts with this name.",
        "`--facts` takes a file, or the name of a built-in set, such as `rhel-9`.",
        "Correct the name.",
    ),
    "unknown-field": Kind(
        "A request to `batch` has a field that does not exist.",
        "It has no effect.",
        "Correct the name.",
        severity=Severity.WARNING,
    ),
    "unknown-module": Kind(
        "A module does not exist.",
        "A function needs a file of a module that the environment does not have.",
        "Correct the name, or add the module.",
    ),
    "unknown-setting": Kind(
        "A setting does not exist.",
        "`environment.conf` or a request to `batch` uses its value.",
        "Correct the name.",
    ),
    "unreadable-file": Kind(
        "A file cannot be read.",
        "The message gives the reason from the operating system.",
        "Check that it is a file and that you may read it.",
    ),
    "untrusted-configuration": Kind(
        "A configuration file allows more than access to its own repository.",
        "It would let code read other files, run programs or connect to hosts, and you have not "
        "confirmed it. A file that others wrote must not do that by itself.",
        "Read the file. If you agree, confirm it once with `mupuppet env --trust`, or with "
        "`--trust` at any verb. When it changes, it must be confirmed again.",
    ),
    "unsafe-name": Kind(
        "A name would lead to a file outside its directory.",
        "Names become paths, so names such as `..` are refused.",
        "Correct the name.",
    ),
}
