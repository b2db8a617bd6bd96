"""mupuppet: the μPuppet paper, executable, and the whole Puppet language, fast."""

__version__ = "0.1.0"
