notice(Shop::Nothing)
