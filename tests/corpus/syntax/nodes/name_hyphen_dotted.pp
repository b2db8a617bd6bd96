# But not with a dot after it.
node foo-bar.example.com { }
