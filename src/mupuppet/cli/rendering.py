"""How diagnostics look, as users choose it."""

from collections.abc import Callable

from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_palette import Palette

Render = Callable[[Diagnostic], str]


def renderer(output_format: str, palette: Palette, columns: int) -> Render:
    """The function that lays out diagnostics; what is imported depends on the format."""
    if output_format == "concise":
        from mupuppet.diagnostics.render_concise import render_concise

        return lambda diagnostic: render_concise(diagnostic, palette)
    if output_format == "json":
        from mupuppet.diagnostics.render_json import render_json

        return render_json
    if output_format == "github":
        from mupuppet.diagnostics.render_github import render_github

        return render_github
    from mupuppet.diagnostics.render_full import render_full

    return lambda diagnostic: render_full(diagnostic, palette, columns) + "\n"
