# With parameters.
plan foo::bar(TargetSpec $nodes) { run_task('a', $nodes) }
