# A resource cannot set a stage, but false is none.
notify { 'x': stage => false }
