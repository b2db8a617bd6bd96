"""Calls of functions: the recorded ones, and others at random."""
