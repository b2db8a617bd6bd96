# Only a default body.
notify { default: }
