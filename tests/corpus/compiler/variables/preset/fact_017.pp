# Facts with odd names and values, case 17.
# facts: {"servername": "s", "serverversion": "v", "serverip": "i"}
notice($servername, $server_facts)
