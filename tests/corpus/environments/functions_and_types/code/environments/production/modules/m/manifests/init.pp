class m(M::Port $port) { notify { "port ${port}": } }
