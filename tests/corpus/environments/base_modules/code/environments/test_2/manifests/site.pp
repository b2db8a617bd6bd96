include own
include shared
