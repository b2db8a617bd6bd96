# Collecting exported resources without a store.
@@notify { 'a': }
Notify <<| |>>
