# But titles.
notify { true: }
