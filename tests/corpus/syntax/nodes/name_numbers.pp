# Numbers in names.
node 1 { }
node 1.example.com { }
node a.1.b { }
node 10.0.0.1 { }
