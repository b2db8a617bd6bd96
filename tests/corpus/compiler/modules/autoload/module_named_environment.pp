# Fails: Puppet has a loader named `environment` already.
notice(environment::seven())
