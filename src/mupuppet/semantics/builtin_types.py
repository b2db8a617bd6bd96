"""The built-in resource types t. All other types are defined types u.

The paper presupposes two sets of names. These are the types of Puppet 4.8, its baseline; some of
them have since moved to modules, with their names unchanged.
"""

BUILTIN_TYPES: frozenset[str] = frozenset(
    """
    augeas computer cron exec file filebucket group host interface k5login macauthorization
    mailalias maillist mcx mount notify package resources router schedule scheduled_task
    selboolean selmodule service ssh_authorized_key sshkey stage tidy user vlan yumrepo zfs zone
    zpool
    nagios_command nagios_contact nagios_contactgroup nagios_host nagios_hostdependency
    nagios_hostescalation nagios_hostextinfo nagios_hostgroup nagios_service
    nagios_servicedependency nagios_serviceescalation nagios_serviceextinfo nagios_servicegroup
    nagios_timeperiod
    """.split()
)
