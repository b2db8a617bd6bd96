class web(Integer $port = lookup('web_port', Integer, 'first', 80)) { notify { "web ${port}": } }
