"""What users see about their code: one `Diagnostic`, several renderers.

A user's mistake is a `Diagnostic`; a bug of ours is an exception. They never mix.
"""

from mupuppet.diagnostics.diagnostic import Cause, Diagnostic, Label, Severity, distinct

__all__ = ["Cause", "Diagnostic", "Label", "Severity", "distinct"]
