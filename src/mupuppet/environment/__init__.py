"""What surrounds the code: files and, later, environments, modules, facts and nodes.

Together with the front ends this is the only place that reads files.
"""
