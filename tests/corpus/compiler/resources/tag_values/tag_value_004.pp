# What is no text as a tag, case 4.
notify{x: tag=>Variant[Integer,String]}
