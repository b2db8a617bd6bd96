"""From the last evaluated statement to the finished catalog: checks, cycles, output."""
