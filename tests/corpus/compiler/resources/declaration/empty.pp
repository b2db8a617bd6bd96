# A resource without anything.
notify { }
