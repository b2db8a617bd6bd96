# Wait for something to happen.
wait_for { 'port': query => 'ss -ltn', regex => ':8080', polling_frequency => 5, max_retries => 10 }
wait_for { 'a minute': seconds => 60 }
