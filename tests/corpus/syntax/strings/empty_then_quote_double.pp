# The same with double quotes.
$x = """
