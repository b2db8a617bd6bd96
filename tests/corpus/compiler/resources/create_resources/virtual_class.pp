# Fails: a virtual class.
class c { }
create_resources('@class', { c => {} })
