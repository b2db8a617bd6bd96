"""Common mistakes: the page that shows them beside Puppet's words is up to date."""

from tests.oracle.environments.mistakes import PAGE, page


def test_the_page_shows_what_is_printed() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
