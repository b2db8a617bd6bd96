# A bracket without a space is an index.
notice[1, 2]
