"""What surrounds the code: files, environments, modules, facts, classifiers, exported resources.

Together with `ruby`, `comparison` and the front ends this is the only place that reads files.
"""
