# With the appending arrow.
file { ensure +> present }
