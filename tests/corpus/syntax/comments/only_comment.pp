# A file of comments alone is an empty program.
/* and one of these */
