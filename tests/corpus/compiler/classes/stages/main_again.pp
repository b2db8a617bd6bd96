# Fails: the stage main exists already.
stage { 'main': }
