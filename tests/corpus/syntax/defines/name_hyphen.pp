# Nor hyphens.
define foo-bar { }
