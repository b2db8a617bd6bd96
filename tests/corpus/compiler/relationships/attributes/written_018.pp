# References that are written as texts, case 18.
notify { 'c': subscribe => 'fILE[/a]' } file { '/a': }
