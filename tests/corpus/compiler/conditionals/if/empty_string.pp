# An empty string is true.
if '' { notify { 'true': } } else { notify { 'false': } }
