# Fails: What is no text as a tag, case 2.
notify{x: tag=>[File['/a'],'b']}
