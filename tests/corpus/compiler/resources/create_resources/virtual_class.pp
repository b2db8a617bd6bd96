# A virtual class.
class c { }
create_resources('@class', { c => {} })
