# Fails: references that are written as texts, case 4.
realize('Foo bar[x]')
