# Fails: What is no text as a tag, case 6.
notify{x: tag=>Class}
