"""Suites of rspec-puppet with mupuppet behind them, against the same with Puppet alone."""
