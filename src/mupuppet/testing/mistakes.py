"""Mistakes of the people who write tests, as opposed to failures of what they test."""


class WrongArguments(TypeError):
    """What a test is given does not describe a compilation; the message gives the reason."""


class NoProject(Exception):
    """There is no module or control repository around a test."""


class NoSystem(Exception):
    """What a mark names is not one of the systems; the message lists them."""
