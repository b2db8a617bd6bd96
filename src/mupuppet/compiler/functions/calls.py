"""Calls of functions by name: built in, or written in Puppet or in Ruby.

It is loaded for the first call, because small manifests call no functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.lowered import lowered_unit
from mupuppet.compiler.evaluation.lowering.calls import LoweredLambda
from mupuppet.compiler.evaluation.lowering.signatures import signature_of
from mupuppet.compiler.model.scope import Frame, without_match
from mupuppet.compiler.program.suggestions import near_function
from mupuppet.functions.control_flow import NextJump, ReturnJump
from mupuppet.functions.registry import Block, Function, find_function
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type
from mupuppet.types.callables import CallableType
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import CallSite
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.types.object_code import ObjectCode
    from mupuppet.types.objects import ObjectType


class FunctionCalls:
    """The functions that one compilation may call."""

    def __init__(self, compiler: CompilationContext) -> None:
        self.compiler = compiler
        self._program = compiler.program
        #: What functions in Puppet's language see.
        self._scope = without_match(compiler.top)
        self._in_puppet: dict[str, LoweredLambda | None] = {}
        #: Those that have been called.
        self._called: dict[str, LoweredLambda] = {}
        self._in_ruby: dict[str, Function | None] = {}
        #: Functions in files of others that were loaded, with the paths of these files.
        self._beside: dict[str, str] = {}
        self._called_of_modules: dict[str, Function] = {}

    def call(
        self,
        name: str,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        lowering: CallSite | None,
        node: n.Node | None,
        caller: str | None = None,
    ) -> Value:
        """Call a function from a place in the code, or from none.

        `caller` is the file of the code, if it is not that of the place.
        """
        compiler = self.compiler
        native = self._called_of_modules.get(name)
        if native is not None:
            return native.call(CallContext(compiler, scope, lowering, node), arguments, block)
        lowered = self._called.get(name)
        if lowered is None:
            built_in = find_function(name)
            if built_in is not None and name not in self._program.definitions.functions:
                context = CallContext(compiler, scope, lowering, node)
                function = built_in.for_puppet(self._program.environment.puppet)
                if compiler.binary_strings:
                    from mupuppet.compiler.model.binary_strings import result_of

                    made = function.call(context, arguments, block)
                    return result_of(compiler.binary_strings, built_in.traits, arguments, made)
                compiler.built_in_functions[name] = function
                return function.call(context, arguments, block)
            lowered = self._puppet_function(name)
            if lowered is None:
                if caller is None:
                    caller = "" if lowering is None else lowering.source.name
                native = self.of_module(name, caller)
                if native is not None:
                    if not self._program.environment.ruby_files.is_repeated(name):
                        self._called_of_modules[name] = native
                    context = CallContext(compiler, scope, lowering, node)
                    return native.call(context, arguments, block)
                message = f"Unknown function: '{name}'."
                if lowering is None or node is None:
                    raise EvaluationError("unknown-function", message)
                from mupuppet.environment.search_notes import module_search_notes
                from mupuppet.functions.function_index import STDLIB

                hint = near_function(self._program, name)
                full_name = f"stdlib::{name}" if name in STDLIB else name
                notes = module_search_notes(self._program.environment, full_name)
                raise lowering.error("unknown-function", message, node, notes=notes, hint=hint)
            self._called[name] = lowered
        calls = compiler.calls
        calls.enter()
        base, outer = scope.base, scope.base.active
        base.active = scope
        try:
            return lowered.call_as_function(self._scope, arguments, block)
        except (NextJump, ReturnJump) as jump:
            return jump.value
        except EvaluationError as error:
            place = None if lowering is None or node is None else (lowering.source, node)
            error.add_step(f"in the function `{name}`", place, "called")
            raise
        finally:
            base.active = outer
            calls.depth -= 1

    def call_method(
        self,
        scope: Frame,
        lowering: CallSite,
        node: n.Node,
        code: ObjectCode,
        type: ObjectType,
        name: str,
        attributes: dict[Value, Value],
        arguments: list[Value],
        block: Block | None,
    ) -> Value:
        """Call a method of an object whose type has Ruby code."""
        from mupuppet.compiler.functions.object_methods import run_method

        context = CallContext(self.compiler, scope, lowering, node)
        return run_method(context, code, type, name, attributes, arguments, block)

    def exists(self, name: str) -> bool:
        return (
            find_function(name) is not None
            or self._puppet_function(name) is not None
            or self._stdlib_function(name) is not None
            or self._is_in_ruby(name)
        )

    def _is_in_ruby(self, name: str) -> bool:
        environment = self._program.environment
        return environment.find_ruby_function(name) is not None or name in self._beside

    def is_determined(self, name: str) -> bool:
        """Whether the result of a function depends on its arguments alone."""
        if self._program.environment.ruby_files.is_repeated(name):
            return False
        found = find_function(name) or self._stdlib_function(name)
        return found is not None and found.determined

    def callable_type(self, name: str) -> CallableType | None:
        """What a function in Puppet's language takes and returns; None if there is none."""
        found = self._puppet_function(name)
        return None if found is None else signature_of(found.parameters, self._scope).callable_type

    def return_type(self, name: str) -> Type | None:
        """The type of what a function returns, where the function declares it."""
        found = self._puppet_function(name)
        returned = None if found is None else found.parameters.return_type
        return None if returned is None else returned(self._scope)

    def of_module(self, name: str, caller: str = "") -> Function | None:
        """A function that a module defines in Ruby, for code in the file `caller`."""
        if self._program.environment.ruby_files.is_repeated(name):
            return self._repeated(name, caller)
        if name not in self._in_ruby:
            self._in_ruby[name] = self._read(name, "")
        return self._in_ruby[name]

    def _repeated(self, name: str, caller: str) -> Function | None:
        """A function that several modules define: which one counts is up to the caller.

        Of those in the older interface only the one counts that is loaded first.
        """
        path, is_legacy = self._program.environment.find_ruby_function(name, caller) or ("", True)
        key = name if is_legacy else path
        if key not in self._in_ruby:
            self._in_ruby[key] = self._read(name, caller)
        return self._in_ruby[key]

    def _read(self, name: str, caller: str) -> Function | None:
        found = self._stdlib_function(name, caller)
        if found is None and self._is_in_ruby(name):
            from mupuppet.compiler.functions.ruby_functions import find_ruby_function

            found = find_ruby_function(self.compiler, name, self._beside, caller)
        return found

    def hidden_legacy(self, name: str) -> Function | None:
        """A function in the older interface that one in the newer one hides from manifests."""
        if self._program.environment.find_legacy_function(name) is None:
            return None
        from mupuppet.compiler.functions.ruby_functions import find_ruby_function

        return find_ruby_function(self.compiler, name, self._beside, only_legacy=True)

    def _stdlib_function(self, name: str, caller: str = "") -> Function | None:
        """A function of the module `stdlib`, natively, if the environment has the same."""
        environment = self._program.environment
        if "stdlib" not in environment.modules:
            return None
        files = environment.ruby_files
        if files.is_repeated(name):
            seen = environment.find_ruby_function(name, caller)
            if seen != files.function_of("stdlib", name):
                return None
        from mupuppet.compiler.functions.stdlib_functions import native_function

        return native_function(environment, name)

    def _puppet_function(self, name: str) -> LoweredLambda | None:
        if name not in self._in_puppet:
            found = self._program.find_function(name)
            self._in_puppet[name] = (
                None if found is None else lowered_unit(found[1]).function(found[0])
            )
        return self._in_puppet[name]
