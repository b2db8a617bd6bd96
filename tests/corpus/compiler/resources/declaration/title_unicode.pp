# A title beyond ASCII.
notify { 'grüße ☺': }
