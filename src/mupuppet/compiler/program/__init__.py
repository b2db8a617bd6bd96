"""What an environment defines: files, definitions, resource types, type aliases, caches."""
