# A title that is undef.
notify { undef: }
