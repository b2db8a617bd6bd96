# References that are written as texts, case 26.
realize('class[a]') class a { } include a
