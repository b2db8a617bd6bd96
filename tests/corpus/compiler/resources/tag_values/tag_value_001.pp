# What is no text as a tag, case 1.
file{'/a':}
notify{x: tag=>File['/a']}
