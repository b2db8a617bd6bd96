# References that are written as texts, case 29.
realize(Class['a::b']) class a::b { } include a::b
