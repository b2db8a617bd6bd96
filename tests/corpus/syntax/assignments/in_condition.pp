# In a condition.
if ($x = 1) { }
