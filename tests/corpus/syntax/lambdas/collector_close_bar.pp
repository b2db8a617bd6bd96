# A bar and a greater sign glued together close a collector.
f() |$x|> { }
