# Fails: a class in a conditional.
if true { class a { } }
