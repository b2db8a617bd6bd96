notice(Shop::Till::Note)
notice(Shop::Till::Coin)
