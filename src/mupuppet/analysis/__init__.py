"""Answers computed from programs: what code reads, declares and never uses."""
