# Exported resources.
File <<| |>>
File<<||>>
File <<| title == 'a' |>>
