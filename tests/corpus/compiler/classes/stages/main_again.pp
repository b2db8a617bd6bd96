# The stage main exists already.
stage { 'main': }
