# Names of nodes.
node a { }
node 'b' { }
node "c" { }
node d.example.com { }
node 'e.example.com' { }
node default { }
node /f/ { }
