# References that are written as texts, case 28.
realize('Class[a::b]') class a::b { } include a::b
