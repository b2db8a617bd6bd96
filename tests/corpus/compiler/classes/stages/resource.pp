# Fails: a resource is in no stage.
stage { 'pre': }
notify { 'x': stage => 'pre' }
