"""Calls of functions, and what functions refuse."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.ids import FunctionId

KINDS: dict[FunctionId, Kind] = {
    "argument-mismatch": Kind(
        "A function, a lambda or a template is called with arguments that it does not take.",
        "The number of arguments, or the type of one of them, fits no signature.",
        "`mupuppet functions NAME` shows the signatures of built-in functions.",
        "notice(split('a,b'))\n",
    ),
    "assertion-failed": Kind(
        "A value is not what `assert_type` or a `validate_…` function requires.",
        "The code checks the value and rejects it, or what it checks with does not exist.",
        "Correct the value. `mupuppet why` shows where a value comes from.",
        "notice(assert_type(Integer, 'a'))\n",
    ),
    "conversion-failed": Kind(
        "A value cannot be converted.",
        "`new`, a function that parses or writes a format, or `convert_to` in `lookup_options` "
        "cannot convert this value.",
        "Correct the value, or give the function a default where it takes one.",
        "notice(Binary('%'))\n",
    ),
    "deprecated-call": Kind(
        "A deprecated function is called in a strict compilation.",
        "This is an error only with `--strict error`; otherwise it is a warning.",
        "The message names the replacement.",
    ),
    "discontinued-import": Issue(
        "The function `import` is called.",
        "Puppet 4 removed it: definitions are loaded by their names.",
        "Put definitions where the autoloader finds them, or set `manifest` to a directory.",
        "import('a.pp')\n",
    ),
    "fail-called": Kind(
        "The code calls `fail`.",
        "The code detected a situation that it cannot handle; the message describes it.",
        "Follow the message.",
        "fail('this operating system is not supported')\n",
    ),
    "generate-failed": Kind(
        "A program that `generate` ran failed.",
        "It could not be started, or exited with an error.",
        "Run the program by hand to see why.",
    ),
    "generate-refused": Kind(
        "`generate` would run a program that you have not allowed.",
        "A program can do everything that you can do, so code may run only the programs that you "
        "allow.",
        "If you trust the code, allow the program with `--allow-generate=/bin/date`, or all with "
        '`--allow-generate`; in `mupuppet.toml`: `allow-generate = ["/bin/date"]` or `true`.',
        "notice(generate('/bin/date'))\n",
    ),
    "illegal-function": Kind(
        "The file of a legacy function in Ruby defines methods.",
        "Puppet does not load a file in `lib/puppet/parser/functions` that defines methods, "
        "because every object would get them.",
        "Write the function for the newer interface, in `lib/puppet/functions`.",
    ),
    "invalid-argument": Kind(
        "A function cannot use the value of an argument.",
        "The value has the right type, but is out of range, malformed, or makes no sense together "
        "with the others.",
        "Correct the value; the message describes what is expected.",
        "notice(fqdn_rand(0))\n",
    ),
    "invalid-format": Kind(
        "A format is not valid, or does not fit the value.",
        "`sprintf`, `strftime` and the conversion to String have formats of their own.",
        "Correct the format; a literal `%` is written `%%`.",
        "notice(sprintf('%z', 1))\n",
    ),
    "network-refused": Kind(
        "Code would connect to a host that you have not allowed.",
        "Code could send secrets to it, and what it receives could make catalogs differ from run "
        "to run.",
        "If you trust the code, allow the host with `--allow-network HOST`; in `mupuppet.toml`: "
        '`allow-network = ["HOST"]`. `*.example.com` allows all hosts of a domain, `*` any '
        "host.",
    ),
    "private-definition": Kind(
        "A private class or defined type is used outside its module.",
        "It calls `assert_private`, because it may change without notice.",
        "Use the public classes of the module.",
    ),
    "required-parameter-after-optional": Issue(
        "A parameter without a default follows one with a default.",
        "Arguments of functions and lambdas are given by position.",
        "Move it to the front, or give it a default.",
        "function f($a = 1, $b) { }\nf(1, 2)\n",
    ),
    "query-failed": Kind(
        "A query of `puppetdb_query` is wrong, or the store cannot answer it.",
        "Without a PuppetDB, queries are answered from the local store: `nodes`, "
        "`facts`, `inventory` and `resources`, with comparisons, `in` and subqueries.",
        "Correct the query, write it in another way, or name a PuppetDB with `--puppetdb`.",
    ),
    "read-refused": Kind(
        "Code would read a file that is not part of the environment or of its modules.",
        "The file exists, and Puppet would read it; but it may hold secrets of this machine. "
        "An absolute path, `..` or a symbolic link may lead to it. A file that does not exist is "
        "reported as missing, as Puppet does.",
        "If you trust the code, allow the directory with `--allow-read DIR`; in `mupuppet.toml`: "
        '`allow-read = ["DIR"]`.',
        "notice(file('/etc/passwd'))\n",
    ),
    "return-type-mismatch": Kind(
        "A function returns a value that is not of its return type.",
        "The signature declares the type with `>>` or, in Ruby, with `return_type`.",
        "Correct the function or its return type.",
        "function f() >> Integer { 'a' }\nnotice(f())\n",
    ),
    "unknown-function": Issue(
        "A function does not exist.",
        "It is neither built in nor defined in the environment. Functions of stdlib exist if the "
        "environment has that module.",
        "Correct the name, or add the module.",
        "notice(uppcase('a'))\n",
    ),
    "unknown-member": Kind(
        "An object has no such attribute or function, or not with these arguments.",
        "The type of the object declares what it has.",
        "Correct the name or the arguments.",
        "type Point = Object[{ attributes => { x => Integer } }]\nnotice(Point(1).x(2))\n",
    ),
    "wrong-argument-count": Kind(
        "A function gets too few or too many arguments.",
        "Functions of Puppet's 3.x API check their arguments themselves.",
        "`mupuppet functions NAME` shows what a function takes.",
        "create_resources('notify')\n",
    ),
}
