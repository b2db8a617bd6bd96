"""Templates: compiled once, rendered often."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mupuppet.basics.caches import cached_by_size, cached_if_short, emptied_by
from mupuppet.basics.patterns import pattern
from mupuppet.ruby.compilation.defined_methods import DefinedMethod, Entry, Heat
from mupuppet.ruby.compilation.file_summary import FileSummary
from mupuppet.ruby.compilation.generation.on_demand import generate_method, generate_template
from mupuppet.ruby.compilation.lowering import Lowering, Node
from mupuppet.ruby.compilation.program import load_everything, parse_program
from mupuppet.ruby.compilation.program_files import Libraries, ProgramFiles
from mupuppet.ruby.core.run import Closure, Host, Run, check_size
from mupuppet.ruby.erb.scan import ScannedTemplate, scan_template
from mupuppet.ruby_semantics.errors import Break, Next, Retry, RubyError, UnsupportedRuby
from mupuppet.values.regexps import PatternError
from mupuppet.values.value import Value


class Template:
    """A template that is ready to be rendered."""

    def __init__(
        self,
        body: Closure,
        lowering: Lowering,
        generate: Callable[[], Entry | None] | None = None,
    ) -> None:
        self._body = body
        self._slot_count = lowering.slot_count
        self._changes = lowering.changes
        #: Why some of its branches need Ruby.
        self.refused = next(iter(lowering.refused), None)
        #: The files of modules that it requires.
        self.program_files = lowering.program_files
        #: The methods that it defines, which other templates can call.
        self.methods = lowering.methods
        self.shared = self
        #: How often it was rendered, and the iterations in it; then it becomes a function.
        self._heat = 0
        self._generate = generate
        self._entry: Entry | None = None

    def render(self, host: Host, file: str | None = None) -> str:
        """The output. Raises RubyError, or UnsupportedRuby where that depends on values."""
        run = self._new_run(host, file)
        for name, method in self.shared.methods.items():
            # They become methods of all templates.
            host.template_methods[name] = partial(self.shared._call, method)
        try:
            if self._heat >= Heat.of_template * Heat.enough and self._generate is not None:
                self._entry, self._generate = self._generate(), None
            if self._entry is not None:
                self._entry(run, None, None, None)
            else:
                self._body(run)
                self._heat += 1 + run.steps
        except PatternError as problem:
            raise UnsupportedRuby(str(problem)) from None
        except RecursionError:
            raise RubyError("SystemStackError", "stack level too deep") from None
        except (Next, Break, Retry):
            raise UnsupportedRuby("`next' or `break' out of what has ended") from None
        finally:
            run.state.run = None  # which refers to its state
        run.hand_back()
        check_size(sum(map(len, run.output)))
        return "".join(run.output)

    def _new_run(self, host: Host, file: str | None) -> Run:
        return Run(host, self._slot_count, file, self._changes)

    def _call(self, method: DefinedMethod, caller: Run, values: list[Value]) -> Value:
        """Call a method for another template, with the instance variables of that one."""
        run = self._new_run(caller.host, caller.file)
        run.assigned = caller.assigned
        given = values if caller.changes else [run.from_outside(value) for value in values]
        result = method.call(run, given)
        run.hand_back()
        return result


#: Otherwise there is nothing to gather.
_DEFINITION = pattern(
    r"\b(?:[cC]lass|[mM]odule|Struct|extend|define_singleton_method)\b|\bdef\s+\w+\."
)


_REQUIRE = pattern(r"\brequire\b")


@cached_if_short(2000, longest=20_000)
def requires_files(source: str) -> bool:
    """Whether a template may require files of modules."""
    # Few templates contain the word at all; `in` rules the others out much faster than the pattern.
    return "require" in source and _REQUIRE.search(source) is not None


def compile_template(
    source: str, find_libraries: Callable[[], Libraries] | None = None
) -> Template:
    """Compile a template, which may require files of modules. Raises UnsupportedRuby."""
    if find_libraries is None or not requires_files(source):
        return compile_alone(source)
    libraries = find_libraries()
    key = (source, libraries.key)
    template = _with_libraries.get(key)
    if template is None or not template.program_files.unchanged(libraries):
        characters = len(source) + sum(len(other) for other, _ in _with_libraries)
        if characters > _MOST_WITH_LIBRARIES:
            _with_libraries.clear()
        template = _with_libraries[key] = make_template(source, libraries=libraries)[0]
    return template


#: Templates that require files, by their source and where the files are looked for.
_with_libraries: dict[tuple[str, object], Template] = {}
#: How many characters they may have.
_MOST_WITH_LIBRARIES = 500_000
emptied_by(_with_libraries.clear)


@cached_by_size(1_000_000)
def compile_alone(source: str) -> Template:
    return make_template(source)[0]


def make_template(
    source: str, lower: type[Lowering] = Lowering, libraries: Libraries | None = None
) -> tuple[Template, Node]:
    """Compile a template; also returns the tree of its program. Raises UnsupportedRuby."""
    load_everything()
    scanned = scan_template(source)
    if scanned.uses_output_methods:
        raise UnsupportedRuby("a method that is named as what stands for output here")
    lowering, root = _begin(scanned, lower, libraries)
    try:
        body = lowering.lower(root)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    may_generate = lowering.is_plain and not lowering.methods and libraries is None

    def generate() -> Entry | None:
        # Few templates become functions: those that do are parsed again.
        return generate_template(*_begin(scanned, lower, None))

    return Template(body, lowering, generate if may_generate else None), root


def _begin(
    scanned: ScannedTemplate, lower: type[Lowering], libraries: Libraries | None
) -> tuple[Lowering, Node]:
    """What lowers a template, and the tree of its program."""
    root = parse_program(scanned.program)
    summary = FileSummary(root)
    summary.freezes_literals = False  # a comment in a template does not stand before all code
    lowering = lower(scanned.texts, summary)
    lowering.generate_method = generate_method
    lowering.program_files = ProgramFiles(libraries)
    if libraries is not None or _DEFINITION.search(scanned.program) is not None:
        lowering.gather(root)
    return lowering, root
