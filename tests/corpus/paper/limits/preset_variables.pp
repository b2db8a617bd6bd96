# Puppet sets some variables at top by itself; the paper does not model them.
notify { $environment: }
