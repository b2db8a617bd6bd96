"""Puppet's settings, as code sees them in `$settings::…`.

The defaults are those of Puppet 8.10 as Debian packages it, run by root, in Puppet's own order;
the table of versions has those of others. Some are derived from others, so that another `vardir`
moves everything in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern

if TYPE_CHECKING:
    from mupuppet.values.value import Value
    from mupuppet.versions import PuppetVersion

_REFERENCE = pattern(r"\$([a-z_]+)")

#: By name. In a string, `$name` stands for the value of another setting.
DEFAULTS: dict[str, Value] = {
    "confdir": "/etc/puppet",
    "codedir": "/etc/puppet/code",
    "vardir": "/var/cache/puppet",
    "logdir": "/var/log/puppet",
    "log_level": "notice",
    "disable_warnings": [],
    "skip_logging_catalog_request_destination": False,
    "merge_dependency_warnings": False,
    "strict": "error",
    "disable_i18n": True,
    "priority": None,
    "trace": False,
    "puppet_trace": False,
    "profile": False,
    "versioned_environment_dirs": False,
    "static_catalogs": True,
    "settings_catalog": True,
    "strict_environment_mode": False,
    "autoflush": True,
    "syslogfacility": "daemon",
    "statedir": "$vardir/state",
    "rundir": "/run/puppet",
    "genconfig": False,
    "genmanifest": False,
    "configprint": "",
    "color": "ansi",
    "mkusers": False,
    "manage_internal_file_permissions": True,
    "onetime": False,
    "path": "none",
    "libdir": "$vardir/lib",
    "environment": "production",
    "environmentpath": "$codedir/environments",
    "report_configured_environmentpath": True,
    "use_last_environment": True,
    "always_retry_plugins": True,
    "diff_args": "-u",
    "diff": "diff",
    "show_diff": False,
    "daemonize": True,
    "maximum_uid": 4294967290,
    "route_file": "$confdir/routes.yaml",
    "node_terminus": "plain",
    "node_cache_terminus": None,
    "data_binding_terminus": "hiera",
    "hiera_config": "$confdir/hiera.yaml",
    "binder_config": None,
    "catalog_terminus": "compiler",
    "catalog_cache_terminus": None,
    "facts_terminus": "facter",
    "trusted_external_command": None,
    "default_file_terminus": "rest",
    "http_proxy_host": "none",
    "http_proxy_port": 3128,
    "http_proxy_user": "none",
    "http_proxy_password": "none",
    "no_proxy": "localhost, 127.0.0.1",
    "http_keepalive_timeout": 4,
    "http_debug": False,
    "http_connect_timeout": 120,
    "http_read_timeout": 600,
    "http_user_agent": "Puppet/8.10.0 Ruby/3.3.8-p144 (x86_64-linux-gnu)",
    "filetimeout": 15,
    "environment_timeout": 0,
    "environment_data_provider": None,
    "prerun_command": "",
    "postrun_command": "",
    "freeze_main": False,
    "preview_outputdir": "$vardir/preview",
    "location_trusted": False,
    "module_repository": "https://forgeapi.puppet.com",
    "module_working_dir": "$vardir/puppet-module",
    "forge_authorization": None,
    "module_groups": None,
    "certname": "",
    "dns_alt_names": "",
    "csr_attributes": "$confdir/csr_attributes.yaml",
    "certdir": "$ssldir/certs",
    "ssldir": "/var/lib/puppet/ssl",
    "ssl_lockfile": "$ssldir/ssl.lock",
    "publickeydir": "$ssldir/public_keys",
    "requestdir": "$ssldir/certificate_requests",
    "privatekeydir": "$ssldir/private_keys",
    "privatedir": "$ssldir/private",
    "passfile": "$privatedir/password",
    "hostcsr": "$requestdir/$certname.pem",
    "hostcert": "$certdir/$certname.pem",
    "hostprivkey": "$privatekeydir/$certname.pem",
    "hostpubkey": "$publickeydir/$certname.pem",
    "localcacert": "$certdir/ca.pem",
    "ca_fingerprint": None,
    "ssl_trust_store": None,
    "hostcrl": "$ssldir/crl.pem",
    "certificate_revocation": "chain",
    "ciphers": (
        "ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:"
        "ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:"
        "ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305:"
        "DHE-RSA-AES128-GCM-SHA256:DHE-RSA-AES256-GCM-SHA384:DHE-RSA-CHACHA20-POLY1305:"
        "ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA:"
        "ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384:ECDHE-RSA-AES256-SHA384:"
        "ECDHE-ECDSA-AES256-SHA:ECDHE-RSA-AES256-SHA:DHE-RSA-AES128-SHA256:"
        "DHE-RSA-AES256-SHA256:AES128-GCM-SHA256:AES256-GCM-SHA384:AES128-SHA256:"
        "AES256-SHA256"
    ),
    "key_type": "rsa",
    "named_curve": "prime256v1",
    "digest_algorithm": "sha256",
    "supported_checksum_types": ["sha256", "sha384", "sha512", "sha224", "md5"],
    "logdest": None,
    "ca_name": "Puppet CA: $certname",
    "cadir": "/etc/puppet/puppetserver/ca",
    "cacert": "$cadir/ca_crt.pem",
    "cakey": "$cadir/ca_key.pem",
    "capub": "$cadir/ca_pub.pem",
    "cacrl": "$cadir/ca_crl.pem",
    "csrdir": "$cadir/requests",
    "signeddir": "$cadir/signed",
    "serial": "$cadir/serial",
    "autosign": "$confdir/autosign.conf",
    "allow_duplicate_certs": False,
    "ca_ttl": 157680000,
    "ca_refresh_interval": 86400,
    "crl_refresh_interval": 86400,
    "hostcert_renewal_interval": 2592000,
    "keylength": 4096,
    "cert_inventory": "$cadir/inventory.txt",
    "config_file_name": "puppet.conf",
    "config": "$confdir/$config_file_name",
    "pidfile": "$rundir/user.pid",
    "sourceaddress": None,
    "manifest": "no_manifest",
    "modulepath": "",
    "config_version": "",
    "user": "puppet",
    "group": "puppet",
    "default_manifest": "./manifests",
    "disable_per_environment_manifest": False,
    "code": "",
    "masterport": 8140,
    "serverport": 8140,
    "bucketdir": "$vardir/bucket",
    "trusted_oid_mapping_file": "$confdir/custom_trusted_oid_mapping.yaml",
    "basemodulepath": "$codedir/modules:/usr/share/puppet/modules",
    "vendormoduledir": "/usr/share/puppet/vendor_modules",
    "ssl_client_header": "HTTP_X_CLIENT_DN",
    "ssl_client_verify_header": "HTTP_X_CLIENT_VERIFY",
    "yamldir": "$vardir/yaml",
    "server_datadir": "$vardir/server_data",
    "reports": "none",
    "exclude_unchanged_resources": True,
    "reportdir": "$vardir/reports",
    "reporturl": "http://localhost:3000/reports/upload",
    "fileserverconfig": "$confdir/fileserver.conf",
    "devicedir": "$vardir/devices",
    "deviceconfig": "$confdir/device.conf",
    "node_name_value": "$certname",
    "node_name_fact": "",
    "statefile": "$statedir/state.yaml",
    "statettl": 2764800,
    "transactionstorefile": "$statedir/transactionstore.yaml",
    "clientyamldir": "$vardir/client_yaml",
    "client_datadir": "$vardir/client_data",
    "write_catalog_summary": True,
    "classfile": "$statedir/classes.txt",
    "resourcefile": "$statedir/resources.txt",
    "puppetdlog": "$logdir/puppetd.log",
    "deviceconfdir": "$confdir/devices",
    "server": "puppet",
    "server_list": [],
    "use_srv_records": False,
    "srv_domain": None,
    "http_extra_headers": [],
    "ignoreschedules": False,
    "default_schedules": True,
    "noop": False,
    "runinterval": 1800,
    "runtimeout": 3600,
    "ca_server": "$server",
    "ca_port": "$serverport",
    "preferred_serialization_format": "json",
    "allow_pson_serialization": False,
    "agent_catalog_run_lockfile": "$statedir/agent_catalog_run.lock",
    "agent_disabled_lockfile": "$statedir/agent_disabled.lock",
    "usecacheonfailure": True,
    "include_legacy_facts": False,
    "fact_name_length_soft_limit": 2560,
    "fact_value_length_soft_limit": 4096,
    "top_level_facts_soft_limit": 512,
    "number_of_facts_soft_limit": 10240,
    "payload_soft_limit": 16777216,
    "use_cached_catalog": False,
    "ignoremissingtypes": False,
    "splaylimit": "$runinterval",
    "splay": False,
    "clientbucketdir": "$vardir/clientbucket",
    "report_server": "$server",
    "report_port": "$serverport",
    "report": True,
    "report_include_system_store": False,
    "resubmit_facts": False,
    "publicdir": "/var/cache/puppet/public",
    "lastrunfile": "$publicdir/last_run_summary.yaml",
    "lastrunreport": "$statedir/last_run_report.yaml",
    "graph": False,
    "graphdir": "$statedir/graphs",
    "waitforcert": 120,
    "maxwaitforcert": float("inf"),
    "waitforlock": 0,
    "maxwaitforlock": 60,
    "plugindest": "$libdir",
    "pluginsource": "puppet:///plugins",
    "pluginfactdest": "$vardir/facts.d",
    "pluginfactsource": "puppet:///pluginfacts",
    "localedest": "$vardir/locales",
    "localesource": "puppet:///locales",
    "pluginsync": True,
    "pluginsignore": ".svn CVS .git .hg",
    "ignore_plugin_errors": False,
    "factpath": "$vardir/lib/facter:$vardir/facts",
    "tags": "",
    "skip_tags": "",
    "evaltrace": False,
    "preprocess_deferred": False,
    "summarize": False,
    "external_nodes": "none",
    "ldapssl": False,
    "ldaptls": False,
    "ldapserver": "ldap",
    "ldapport": 389,
    "ldapstring": "(&(objectclass=puppetClient)(cn=%s))",
    "ldapclassattrs": "puppetclass",
    "ldapstackedattrs": "puppetvar",
    "ldapattrs": "all",
    "ldapparentattr": "parentnode",
    "ldapuser": "",
    "ldappassword": "",
    "ldapbase": "",
    "storeconfigs": False,
    "storeconfigs_backend": "puppetdb",
    "max_errors": 10,
    "max_warnings": 10,
    "max_deprecations": 10,
    "strict_variables": True,
    "tasks": False,
    "document_all": False,
    "rich_data": True,
}


#: Settings whose values a compilation knows by itself.
DECIDED_HERE = frozenset(["environment", "storeconfigs", "strict", "strict_variables"])


def all_settings(given: Mapping[str, Value], version: PuppetVersion) -> dict[str, Value]:
    """The values of all settings, where some are given; those that Puppet lacks come last."""
    own = version.settings
    defaults = {
        name: own.get(name, default)
        for name, default in DEFAULTS.items()
        if name not in version.absent_settings
    }
    unknown = {name: value for name, value in given.items() if name not in defaults}
    known = {name: given.get(name, default) for name, default in defaults.items()}
    resolved = {
        name: value if name in given else _resolved(value, known) for name, value in known.items()
    }
    return resolved | unknown


def read_setting(name: str, written: str) -> Value:
    """The value of a setting that was written as a text, as Puppet reads its configuration."""
    default = DEFAULTS.get(name)
    if isinstance(default, bool) and written.lower() in ("true", "false"):
        return written.lower() == "true"
    if isinstance(default, int) and written.lstrip("-").isdecimal():
        return int(written)
    if isinstance(default, list):
        return [each.strip() for each in written.split(",")]
    return written


def _resolved(value: Value, known: Mapping[str, Value]) -> Value:
    if not isinstance(value, str) or "$" not in value:
        return value
    whole = _REFERENCE.fullmatch(value)
    if whole is not None:  # the other one need not be a text
        return _resolved(known[whole[1]], known)
    return _REFERENCE.sub(lambda found: str(_resolved(known[found[1]], known)), value)
