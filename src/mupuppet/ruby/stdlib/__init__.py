"""What code may use of Ruby's standard library. Nothing here reads a file or runs a program."""
