node 'class' { Class <<| |>> }
node 'nothing' { Nothing <<| |>> }
node 'number' { File <<| tag == 1 |>> }
