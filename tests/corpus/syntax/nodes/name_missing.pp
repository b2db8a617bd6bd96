# A name is needed.
node { }
