class ntp { notify { 'ntp': } }
