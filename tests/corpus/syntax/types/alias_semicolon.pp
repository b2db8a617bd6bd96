# Semicolons between aliases.
type A = Integer; type B = String;
