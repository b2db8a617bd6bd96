# An exported resource is not in the catalog.
@@notify { 'a': }
