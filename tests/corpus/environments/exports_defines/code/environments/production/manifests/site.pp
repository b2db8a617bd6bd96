define check($host, $port = 80) {
  notify { "check ${title} on ${host}:${port} from ${facts['host']}": tag => $tag }
}
node /^client/ {
  @@check { "ping ${facts['host']}": host => $facts['host'], tag => 'monitoring' }
}
node 'server' { Check <<| tag == 'monitoring' |>> { port => 8080 } }
