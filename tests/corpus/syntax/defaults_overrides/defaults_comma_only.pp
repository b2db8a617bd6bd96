# A comma alone.
File { , }
