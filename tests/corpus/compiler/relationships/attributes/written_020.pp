# References that are written as texts, case 20.
notify { 'c': notify => 'File[/a/]' } file { '/a': }
