node /example\.com$/ { notify { 'second pattern': } }
