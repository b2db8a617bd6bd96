# What is no text as a tag, case 8.
notify{x: tag=>Tuple[Integer,String]}
