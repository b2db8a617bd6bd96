"""The command line: one file per verb. Parses options, prints, and nothing else.

Start-up time is a feature, so a module that few runs need is imported in the function that uses it.
"""
