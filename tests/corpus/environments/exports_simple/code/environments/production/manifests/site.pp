@@notify { "from ${facts['host']}": tag => 'hello' }
Notify <<| tag == 'hello' |>>
