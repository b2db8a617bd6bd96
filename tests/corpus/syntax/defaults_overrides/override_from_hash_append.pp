# Not with the appending arrow.
File['/a'] { * +> $b }
