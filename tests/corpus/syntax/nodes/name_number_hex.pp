# A number keeps its spelling.
node 0x1.a { }
node 007 { }
