"""What `mupuppet upgrade` finds in files."""

from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.ids import UpgradeId

KINDS: dict[UpgradeId, Kind] = {
    "upgrade-changed-function": Kind(
        "A built-in function is called with arguments that the newer version does not take.",
        "OpenVox 9 removed the encoding argument of `regsubst`.",
        "Omit the argument.",
    ),
    "upgrade-hiera-version": Kind(
        "A `hiera.yaml` is of a version, or names a back end, that the newer version rejects.",
        "Puppet 8, where `strict` is `error`, rejects version 3 in environments and modules, and "
        "comes without Hiera 3 and its back ends.",
        "Write it as version 5.",
    ),
    "upgrade-legacy-fact": Kind(
        "Code or data reads a fact by the name that it had before facts were structured.",
        "Agents of Puppet 8 do not send legacy facts such as `osfamily`. A manifest that reads "
        "one fails; a template or data gets an empty value.",
        "Read the structured fact, such as `$facts['os']['family']`. Until then, the setting "
        "`include_legacy_facts` of agents restores the legacy facts.",
    ),
    "upgrade-module-requirement": Kind(
        "The metadata of a module excludes the newer version.",
        "The newer version is not among the versions of Puppet that `metadata.json` requires.",
        "Look for a newer release of the module, or test it and change the requirement.",
    ),
    "upgrade-removed-ruby": Kind(
        "A template or a function in Ruby uses what newer versions of Ruby do not have.",
        "Puppet 8 runs with Ruby 3.2 or later, without `Fixnum`, `taint` and others.",
        "Use `Integer`, `File.exist?` and so on, which all versions have.",
    ),
    "upgrade-removed-setting": Kind(
        "`environment.conf` or `puppet.conf` has a setting that the newer version does not have.",
        "Settings that have had no effect for a long time, and data providers of environments, "
        "were removed.",
        "Remove the setting.",
    ),
    "upgrade-removed-type": Kind(
        "Code declares resources of a type that does not come with the newer version.",
        "The type has moved to a module of its own.",
        "Install the module.",
    ),
}
