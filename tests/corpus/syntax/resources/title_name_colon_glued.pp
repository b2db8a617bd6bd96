# A name and a colon without spaces around.
notify{a:message=>b}
