function environment::f($key, $options, $context) { $context.cached_file_data('/nonexistent/file') }
