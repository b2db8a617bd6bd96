class e { }
node default { }
