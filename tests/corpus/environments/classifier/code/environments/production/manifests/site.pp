node 'node_and_classes' { $local = 'of node' notify { 'node': } }
node 'included_before' { include web }
node default { }
