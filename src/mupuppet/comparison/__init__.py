"""Our evaluators against real Puppet, manifest by manifest: the paper's Section 5 as a machine.

A *case* is a manifest with the node, facts and settings that it is compiled for (`cases`). An
*outcome* is what an evaluator makes of it: a catalog, a failure, or the features that it does not
support (`outcome`). Real Puppet is asked through a Ruby process (`puppet`, `puppet_driver.rb`),
and its outcomes can be recorded (`records`) in files that hold many cases (`case_files`).
`compare` judges an evaluator's outcome by Puppet's, in what the evaluator claims to define of a
catalog (`catalogs`), and `report` makes the paper's table of it.

Evaluators are plugged in by the protocol `compare.Evaluator`; those that we have are listed in
`evaluators`.
"""
