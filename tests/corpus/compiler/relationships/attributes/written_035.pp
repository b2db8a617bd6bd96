# Fails: references that are written as texts, case 35.
realize('::File[/a]', '/a')
