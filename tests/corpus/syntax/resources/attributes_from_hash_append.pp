# Not with the other arrow.
foo { 'a': * +> $b }
