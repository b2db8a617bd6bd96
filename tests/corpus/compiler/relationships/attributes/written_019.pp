# References that are written as texts, case 19.
notify { 'c': subscribe => 'fILE[/a/]' } file { '/a': }
