# A single-quoted string that starts with its own quote, twice: the lexer looks for a
# character before the closing quote, and takes the first quote for it.
$x = '''
