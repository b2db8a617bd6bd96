# What is no text as a tag, case 5.
notify{x: tag=>Notify}
