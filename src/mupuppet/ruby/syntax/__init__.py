"""Ruby's syntax."""
