"""Facts under their names from before structured facts.

Facter still reports `osfamily` in addition to `os.family` if it is asked for legacy facts, as
Puppet up to version 7 does, and much code reads them. All of them can be derived from structured
facts; this module has those of Linux, Windows and macOS.
"""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics.patterns import pattern
from mupuppet.values.value import Value

#: Structured facts that have a second name, by that name.
_ALIASES = {
    "architecture": "os.architecture",
    "augeasversion": "augeas.version",
    "bios_release_date": "dmi.bios.release_date",
    "bios_vendor": "dmi.bios.vendor",
    "bios_version": "dmi.bios.version",
    "boardassettag": "dmi.board.asset_tag",
    "boardmanufacturer": "dmi.board.manufacturer",
    "boardproductname": "dmi.board.product",
    "boardserialnumber": "dmi.board.serial_number",
    "chassisassettag": "dmi.chassis.asset_tag",
    "chassistype": "dmi.chassis.type",
    "domain": "networking.domain",
    "fqdn": "networking.fqdn",
    "gid": "identity.group",
    "hardwareisa": "processors.isa",
    "hardwaremodel": "os.hardware",
    "hostname": "networking.hostname",
    "id": "identity.user",
    "ipaddress": "networking.ip",
    "ipaddress6": "networking.ip6",
    "lsbdistcodename": "os.distro.codename",
    "lsbdistdescription": "os.distro.description",
    "lsbdistid": "os.distro.id",
    "lsbdistrelease": "os.distro.release.full",
    "lsbmajdistrelease": "os.distro.release.major",
    "lsbminordistrelease": "os.distro.release.minor",
    "lsbrelease": "os.distro.specification",
    "macaddress": "networking.mac",
    "macosx_buildversion": "os.macosx.build",
    "macosx_productname": "os.macosx.product",
    "macosx_productversion": "os.macosx.version.full",
    "macosx_productversion_major": "os.macosx.version.major",
    "macosx_productversion_minor": "os.macosx.version.minor",
    "macosx_productversion_patch": "os.macosx.version.patch",
    "manufacturer": "dmi.manufacturer",
    "memoryfree": "memory.system.available",
    "memorysize": "memory.system.total",
    "netmask": "networking.netmask",
    "netmask6": "networking.netmask6",
    "network": "networking.network",
    "network6": "networking.network6",
    "operatingsystem": "os.name",
    "operatingsystemmajrelease": "os.release.major",
    "operatingsystemrelease": "os.release.full",
    "osfamily": "os.family",
    "physicalprocessorcount": "processors.physicalcount",
    "processorcount": "processors.count",
    "productname": "dmi.product.name",
    "rubyplatform": "ruby.platform",
    "rubysitedir": "ruby.sitedir",
    "rubyversion": "ruby.version",
    "scope6": "networking.scope6",
    "selinux": "os.selinux.enabled",
    "selinux_config_mode": "os.selinux.config_mode",
    "selinux_config_policy": "os.selinux.config_policy",
    "selinux_current_mode": "os.selinux.current_mode",
    "selinux_enforced": "os.selinux.enforced",
    "selinux_policyversion": "os.selinux.policy_version",
    "serialnumber": "dmi.product.serial_number",
    "sp_boot_mode": "system_profiler.boot_mode",
    "sp_boot_rom_version": "system_profiler.boot_rom_version",
    "sp_boot_volume": "system_profiler.boot_volume",
    "sp_cpu_type": "system_profiler.processor_name",
    "sp_current_processor_speed": "system_profiler.processor_speed",
    "sp_kernel_version": "system_profiler.kernel_version",
    "sp_l2_cache_core": "system_profiler.l2_cache_per_core",
    "sp_l3_cache": "system_profiler.l3_cache",
    "sp_local_host_name": "system_profiler.computer_name",
    "sp_machine_model": "system_profiler.model_identifier",
    "sp_machine_name": "system_profiler.model_name",
    "sp_number_processors": "system_profiler.cores",
    "sp_os_version": "system_profiler.system_version",
    "sp_packages": "system_profiler.processors",
    "sp_physical_memory": "system_profiler.memory",
    "sp_platform_uuid": "system_profiler.hardware_uuid",
    "sp_secure_vm": "system_profiler.secure_virtual_memory",
    "sp_serial_number": "system_profiler.serial_number",
    "sp_smc_version_system": "system_profiler.smc_version",
    "sp_uptime": "system_profiler.uptime",
    "sp_user_name": "system_profiler.username",
    "swapencrypted": "memory.swap.encrypted",
    "swapfree": "memory.swap.available",
    "swapsize": "memory.swap.total",
    "system32": "os.windows.system32",
    "uptime": "system_uptime.uptime",
    "uptime_days": "system_uptime.days",
    "uptime_hours": "system_uptime.hours",
    "uptime_seconds": "system_uptime.seconds",
    "uuid": "dmi.product.uuid",
    "windows_display_version": "os.windows.display_version",
    "windows_edition_id": "os.windows.edition_id",
    "windows_installation_type": "os.windows.installation_type",
    "windows_product_name": "os.windows.product_name",
    "windows_release_id": "os.windows.release_id",
}
_PATHS = {name: path.split(".") for name, path in _ALIASES.items()}

#: Numbers of bytes, which the old facts give in mebibytes.
_MEGABYTES = {
    "memoryfree_mb": ("memory", "system", "available_bytes"),
    "memorysize_mb": ("memory", "system", "total_bytes"),
    "swapfree_mb": ("memory", "swap", "available_bytes"),
    "swapsize_mb": ("memory", "swap", "total_bytes"),
}
_MEBIBYTE = 1024.0 * 1024.0

#: The facts of each interface: `ip` of `eth0` was `ipaddress_eth0`.
_OF_INTERFACE = {
    "ip": "ipaddress",
    "ip6": "ipaddress6",
    "mac": "macaddress",
    "mtu": "mtu",
    "netmask": "netmask",
    "netmask6": "netmask6",
    "network": "network",
    "network6": "network6",
    "scope6": "scope6",
}
#: The facts of each disk.
_OF_DISK = {"model": "model", "size_bytes": "size", "vendor": "vendor"}


#: Facts whose names end in that of an interface or a disk, with what stands for it.
_PATTERNS = [
    *(
        (pattern(rf"{prefix}_(\w+)"), ("networking", "interfaces", "", attribute))
        for attribute, prefix in _OF_INTERFACE.items()
    ),
    *(
        (pattern(rf"blockdevice_(\w+)_{suffix}"), ("disks", "", attribute))
        for attribute, suffix in _OF_DISK.items()
    ),
    (pattern(r"processor(\d+)"), ("processors", "models", "")),
    (pattern(r"ssh(\w+)key"), ("ssh", "", "key")),
]
_OTHERS = {
    **_MEGABYTES,
    "interfaces": ("networking", "interfaces"),
    "blockdevices": ("disks",),
    "dhcp_servers": ("networking", "dhcp"),
    "xendomains": ("xen", "domains"),
}


def structured_fact(name: str) -> str | None:
    """The code that reads the structured fact in place of a legacy one: `$facts['os']['family']`.

    None if there is no legacy fact of this name.
    """
    path = _PATHS.get(name) or _OTHERS.get(name)
    if path is None:
        for names, parts in _PATTERNS:
            found = names.fullmatch(name)
            if found is not None:
                path = [part or found[1] for part in parts]
                break
        else:
            return None
    keys = (f"[{part}]" if part.isdecimal() else f"['{part}']" for part in path)
    return f"$facts{''.join(keys)}"


#: The names of legacy facts as code writes them, to look for them quickly.
_IN_CODE = pattern(
    r"""(?<=[$:'"{.])(?:(?:"""
    + "|".join(sorted({*_PATHS, *_OTHERS}))
    + r")\b|(?:"
    + "|".join(sorted({*_OF_INTERFACE.values(), "blockdevice"}))
    + r")_|processor\d|ssh\w+key)"
)


def may_name_legacy_fact(content: str) -> bool:
    """Whether code may read a legacy fact; if not, it need not be looked at any further."""
    return _IN_CODE.search(content) is not None


def legacy_facts(facts: dict[str, Value]) -> dict[str, Value]:
    """The legacy facts that follow from structured ones, in the order of their names.

    A fact without a value has no legacy fact. Facts of an unexpected shape, which may be
    custom ones, are left alone.
    """
    found = [
        *((name, _dig(facts, path)) for name, path in _PATHS.items()),
        *_megabytes(facts),
        *_interfaces(facts),
        *_disks(facts),
        *_processors(facts),
        *_ssh_keys(facts),
        ("xendomains", _joined(_dig(facts, ("xen", "domains")))),
    ]
    known = {name: value for name, value in found if value is not None}
    return {name: known[name] for name in sorted(known)}


def _dig(facts: Value, path: list[str] | tuple[str, ...]) -> Value:
    for part in path:
        if not isinstance(facts, dict):
            return None
        facts = facts.get(part)
    return facts


def _hashes_in(facts: dict[str, Value], *path: str) -> dict[str, dict[str, Value]]:
    """The members of a hash that are hashes themselves."""
    hash = _dig(facts, path)
    if not isinstance(hash, dict):
        return {}
    return {
        name: value
        for name, value in hash.items()
        if isinstance(name, str) and isinstance(value, dict)
    }


def _joined(values: Value) -> str | None:
    return ",".join(map(str, values)) if isinstance(values, list) else None


def _megabytes(facts: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    for name, path in _MEGABYTES.items():
        size = _dig(facts, path)
        if isinstance(size, int):
            yield name, size / _MEBIBYTE


def _interfaces(facts: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    interfaces = _hashes_in(facts, "networking", "interfaces")
    if not interfaces:
        return
    names = list(interfaces) if facts.get("kernel") == "windows" else sorted(interfaces)
    yield "interfaces", ",".join(names)
    for interface, known in interfaces.items():
        for attribute, prefix in _OF_INTERFACE.items():
            yield f"{prefix}_{interface}", known.get(attribute)
    servers = {"system": _dig(facts, ("networking", "dhcp"))}
    for interface, known in interfaces.items():
        if known.get("dhcp") is not None:
            servers[interface] = known["dhcp"]
    yield "dhcp_servers", servers


def _disks(facts: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    disks = _hashes_in(facts, "disks")
    if disks:
        yield "blockdevices", ",".join(disks)
    for disk, known in disks.items():
        for attribute, suffix in _OF_DISK.items():
            yield f"blockdevice_{disk}_{suffix}", known.get(attribute)


def _processors(facts: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    models = _dig(facts, ("processors", "models"))
    if isinstance(models, list):
        for number, model in enumerate(models):
            yield f"processor{number}", model


def _ssh_keys(facts: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    for algorithm, known in _hashes_in(facts, "ssh").items():
        yield f"ssh{algorithm}key", known.get("key")
        prints = [_dig(known, ("fingerprints", digest)) for digest in ("sha1", "sha256")]
        if None not in prints:
            yield f"sshfp_{algorithm}", "\n".join(map(str, prints))
