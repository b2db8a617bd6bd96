# All metaparameters are kept.
notify { 'a': noop => true, schedule => 'daily', audit => 'all', loglevel => 'info', tag => ['x'], alias => 'z' }
schedule { 'daily': period => daily }
