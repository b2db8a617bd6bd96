notice(Shop::Till::Coin)
