# A virtual resource that nobody realizes is not in the catalog.
@user { 'alice': uid => 100 }
notify { 'nobody': }
