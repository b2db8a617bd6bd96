# Fails: with strict on error, a key that occurs twice is one in a template as well.
# settings: {"strict": "error"}
notice('first')
notice(epp('warned/text.epp'))
