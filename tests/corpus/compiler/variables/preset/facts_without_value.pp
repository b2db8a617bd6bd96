# Facts that are null are empty texts, however deep they are.
# facts: {"nothing": null, "some": [1, null, {"deep": null}], "full": {"a": 1}}
notify { 'seen':
  message => [$nothing, $some, $facts['nothing'] == '', $some[1] =~ String, $facts['full']],
}
