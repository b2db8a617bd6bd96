# Comments alone are fine.
