# Fails: a title is a string, and a boolean is none.
$title_of_it = true
notify { $title_of_it: }
