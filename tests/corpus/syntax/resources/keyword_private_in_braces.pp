# private before an arrow and before a colon.
File { private => 1 }
