# References that are written as texts, case 33.
realize('file[/a/]') @file { '/a': }
