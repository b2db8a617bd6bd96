# An empty manifest gives an empty catalog.
