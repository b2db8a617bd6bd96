"""Ruby that is evaluated here and by real Ruby: templates, functions, methods, resource types."""
