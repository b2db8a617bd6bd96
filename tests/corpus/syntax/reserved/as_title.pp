# As a title.
notify { private: }
