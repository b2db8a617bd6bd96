# Two single signs.
@ @file { '/a': }
