"""Puppet's built-in resource types, recorded by tools/record_resource_types.rb."""

#: Type: its attributes, the attributes that name a resource, whether a name is unique,
#: and the patterns that cut a title into attributes.
TYPES: dict[str, tuple[str, list[str], bool, list[tuple[str, list[str]]]]] = {
    "augeas": (
        "changes context force incl lens load_path name onlyif provider returns root show_diff type_check",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "component": (
        "name",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "cron": (
        "command ensure environment hour minute month monthday name provider special target user weekday",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "exec": (
        "command creates cwd environment group logoutput onlyif path provider refresh refreshonly returns timeout tries try_sleep umask unless user",
        ["command"],
        False,
        [(r"(.*)", ["command"])],
    ),
    "file": (
        "backup checksum checksum_value content ctime ensure force group ignore links max_files mode mtime owner path provider purge recurse recurselimit replace selinux_ignore_defaults selrange selrole seltype seluser show_diff source source_permissions sourceselect staging_location target type validate_cmd validate_replacement",
        ["path"],
        True,
        [(r"^(/|.+:/|.*[^/])/*\Z", ["path"])],
    ),
    "filebucket": (
        "name path port server",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "group": (
        "allowdupe attribute_membership attributes auth_membership ensure forcelocal gid ia_load_module members name provider system",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "host": (
        "comment ensure host_aliases ip name provider target",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "mailalias": (
        "ensure file name provider recipient target",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "mount": (
        "atboot blockdevice device dump ensure fstype name options pass provider remounts target",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "notify": (
        "message name withpath",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "package": (
        "adminfile allow_virtual allowcdrom category command configfiles description enable_only ensure flavor install_only install_options instance mark name package_settings platform provider reinstall_on_refresh responsefile root source status uninstall_options vendor",
        ["name", "provider", "command"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "resources": (
        "name purge unless_system_user unless_uid",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "schedule": (
        "name period periodmatch range repeat weekday",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "selboolean": (
        "name persistent provider value",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "selmodule": (
        "ensure name provider selmoduledir selmodulepath syncversion",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "service": (
        "binary control enable ensure flags hasrestart hasstatus logonaccount logonpassword manifest name path pattern provider restart start status stop timeout",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "ssh_authorized_key": (
        "drop_privileges ensure key name options provider target type user",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "sshkey": (
        "ensure host_aliases key name provider target type",
        ["type", "name"],
        True,
        [(r"^(.*?)@(.*)$", ["name", "type"]), (r"^([^@]+)$", ["name"])],
    ),
    "stage": (
        "name",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "tidy": (
        "age backup matches max_files path recurse rmdirs size type",
        ["path"],
        False,
        [(r"(.*)", ["path"])],
    ),
    "user": (
        "allowdupe attribute_membership attributes auth_membership auths comment ensure expiry forcelocal gid groups home ia_load_module iterations key_membership keys loginclass managehome membership name password password_max_age password_min_age password_warn_days profile_membership profiles project provider purge_ssh_keys role_membership roles salt shell system uid",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
    "whit": (
        "name",
        ["name"],
        True,
        [(r"(.*)", ["name"])],
    ),
}
