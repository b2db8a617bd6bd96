# A title is needed.
notify { : }
