# A name comes first.
node , a { }
