# Facts with odd names and values, case 20.
# facts: {"clientcert": "c.example.com", "clientversion": "1", "clientnoop": true}
notice($clientcert, $trusted)
