# Fails: to Puppet, `component` is another word for class, even as a name.
Resource['nobody', 'component'] { noop => true }
