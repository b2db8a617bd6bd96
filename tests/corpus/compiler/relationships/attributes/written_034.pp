# References that are written as texts, case 34.
realize(File['/a/']) @file { '/a': }
