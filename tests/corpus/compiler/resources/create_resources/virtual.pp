# Virtual resources from a hash.
create_resources('@notify', { a => {}, b => {} })
realize(Notify['a'])
