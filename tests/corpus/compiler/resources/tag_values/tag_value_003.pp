# What is no text as a tag, case 3.
notify{x: tag=>Class['foo']}
