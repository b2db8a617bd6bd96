# References that are written as texts, case 27.
realize('Class[A]') class a { } include a
