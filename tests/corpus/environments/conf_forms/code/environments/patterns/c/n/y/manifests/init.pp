class y { notify { 'y': } }
