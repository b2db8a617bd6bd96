"""Fleets: the catalogs of many nodes, what they depend on, and what a change does to them.

It is a build system whose targets are catalogs, with verifying traces: a node is compiled again
only if something that its last compilation has read has changed.

- `snapshots`: the files of a revision of a repository, of the work tree, or of a directory.
- `results`: what came of a node, in a form that goes through pipes and into the store.
- `store`: results and traces of all runs, in one SQLite file beside the repository.
- `impact`: which nodes a change can touch at all, from traces and without compiling.
- `runs`: all nodes of a revision, as few of them compiled as possible; executors do the work.
- `causes`: which hunk of a change is to blame, proven by compiling with and without it.
- `queries`: answers over the store.
"""
