"""Small control repositories and what is made of them."""
