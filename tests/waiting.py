"""How long tests wait for another process: until it has happened.

No test may depend on the speed of the machine. Tests wait for an event (a line, an end of file, a
prompt), and this bound only keeps a mistake from hanging the whole run.
"""

#: Far longer than anything takes on the slowest and busiest machine.
HANGING = 900.0
