"""Evaluating code: lowering to closures, class bodies, parameters, calls."""
