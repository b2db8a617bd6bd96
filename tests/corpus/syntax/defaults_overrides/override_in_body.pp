# In a class.
class a inherits b {
  File['/c'] { mode +> '0644' }
}
