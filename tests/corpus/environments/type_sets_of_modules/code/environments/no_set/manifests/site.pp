notice(Shop::Count)
