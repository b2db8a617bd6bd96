"""Fleets: the catalogs of many nodes, what they depend on, and what a change does to them.

It is a build system whose targets are catalogs, with verifying traces: a node is compiled again
only if something that its last compilation read has changed.

- `snapshots`: the files of a revision of a repository, of the work tree, or of a directory.
- `results`: the result of a node, in a form for pipes and for the store.
- `store`: results and traces of all runs, in one SQLite file beside the repository.
- `impact`: which nodes a change can affect, from traces and without compiling.
- `runs`: all nodes of a revision, compiling as few as possible; executors do the work.
- `causes`: which hunk is the cause of a change, proven by compiling with and without it.
- `queries`: queries of the store.
"""
