"""Attacks, by topic: what a foreign checkout, a hostile request or a bad day must not do."""
