"""Ruby code followed without running it, as far as it is plain."""
