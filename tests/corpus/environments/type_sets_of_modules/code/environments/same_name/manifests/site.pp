notice(Shop)
notice(Shop::Count)
