include shared
