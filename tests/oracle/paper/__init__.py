"""Generated manifests: the rules of the paper, the compiler and Puppet, and why they differ."""
