# As a test.
if (File <| |>) { }
