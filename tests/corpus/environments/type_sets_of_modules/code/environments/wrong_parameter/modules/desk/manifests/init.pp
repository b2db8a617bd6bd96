class desk(Shop::Count $n = 4) { }
