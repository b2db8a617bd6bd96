# The appending arrow is for overrides only.
File { mode +> '0644' }
