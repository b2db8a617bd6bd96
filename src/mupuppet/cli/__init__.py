"""The command line: one file per verb. Parses options, prints, and nothing else.

Start-up is a feature, so modules here import at their top only what every run needs, and
the rest in the function that needs it.
"""
