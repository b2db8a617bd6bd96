"""What Ruby code in modules says, read without running it."""
