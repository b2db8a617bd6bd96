# Fails: What is no text as a tag, case 7.
notify{x: tag=>Enum[a,b]}
