# As statements.
private
attr
