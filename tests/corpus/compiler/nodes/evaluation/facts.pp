# A node sees facts.
# facts: {"colour": "red"}
node default { notify { "${colour} ${facts['colour']}": } }
