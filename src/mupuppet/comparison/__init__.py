"""Compares our evaluators with real Puppet, manifest by manifest: the paper's Section 5, automated.

A *case* is a manifest with the node, facts and settings that it is compiled for (`cases`). An
*outcome* is what an evaluator makes of it: a catalog, a failure, or the features that it does not
support (`outcome`). Real Puppet runs in a Ruby process (`puppet`, `puppet_driver.rb`),
and its outcomes can be recorded (`records`) in files that hold many cases (`case_files`).
`compare` compares an evaluator's outcome with Puppet's, in the parts of a catalog that the
evaluator defines (`catalogs`), and `report` produces the paper's table.

Evaluators are plugged in by the protocol `compare.Evaluator`; those that we have are listed in
`evaluators`.
"""
