# References that are written as texts, case 21.
notify { 'c': notify => 'file[/a/]' } file { 'x': path => '/a' }
