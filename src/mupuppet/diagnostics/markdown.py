"""Text from files as part of Markdown: none of it is markup or a terminal control character.

Comments on pull requests contain it, and the author of the code chooses titles and values.
"""

import html
import re

from mupuppet.diagnostics.render_text import show_text

_MARKUP = re.compile(r"([\\`*_{}\[\]()#+!|~@-])")


def plain(text: str) -> str:
    """Text on one line."""
    return _MARKUP.sub(r"\\\1", in_html(text))


def code(text: str) -> str:
    """The same as code. (Markdown reads on between tags.)"""
    return f"<code>{plain(text)}</code>"


def in_html(text: str) -> str:
    """Text inside a block of HTML, where Markdown does not read on before an empty line."""
    return html.escape(show_text(text), quote=False)
