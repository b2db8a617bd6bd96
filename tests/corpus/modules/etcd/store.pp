# A key-value store.
include etcd
