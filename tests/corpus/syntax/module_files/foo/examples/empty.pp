# Comments alone are fine everywhere.
