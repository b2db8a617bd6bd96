# default twice.
node default { }
node default { }
