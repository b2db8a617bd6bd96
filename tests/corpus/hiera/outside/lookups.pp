#@ facts {"path": "nothing.yaml"}
lookup('a')
#@ facts {"path": "../data/common.yaml"}
lookup('a')
