"""What `mupuppet upgrade` finds in files."""

from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.ids import UpgradeId

KINDS: dict[UpgradeId, Kind] = {
    "upgrade-changed-function": Kind(
        "A built-in function is called with arguments that the newer version does not take.",
        "OpenVox 9 has removed the argument for the encoding of `regsubst`.",
        "Leave the argument out.",
    ),
    "upgrade-hiera-version": Kind(
        "A `hiera.yaml` is of a version, or names a back end, that the newer version rejects.",
        "Since `strict` is `error`, Puppet 8 rejects version 3 in environments and modules; it "
        "comes without Hiera 3 and its back ends.",
        "Write it as version 5.",
    ),
    "upgrade-legacy-fact": Kind(
        "Code or data reads a fact by the name that it had before facts were structured.",
        "Agents of Puppet 8 do not send legacy facts such as `osfamily`. A manifest that reads "
        "one fails; a template or data take an empty value.",
        "Read the structured fact, such as `$facts['os']['family']`. Until then, the setting "
        "`include_legacy_facts` of agents brings them back.",
    ),
    "upgrade-module-requirement": Kind(
        "The metadata of a module says that it does not work with the newer version.",
        "`metadata.json` requires versions of Puppet that do not include it.",
        "Look for a newer release of the module; or change the requirement after a test.",
    ),
    "upgrade-removed-ruby": Kind(
        "A template or a function in Ruby uses what newer versions of Ruby do not have.",
        "Puppet 8 runs with Ruby 3.2 or later, without `Fixnum`, `taint` and others.",
        "Use `Integer`, `File.exist?` and so on, which all versions have.",
    ),
    "upgrade-removed-setting": Kind(
        "`environment.conf` or `puppet.conf` has a setting that the newer version does not have.",
        "Settings that had no effect for long, and data providers of environments, are gone.",
        "Remove the setting.",
    ),
    "upgrade-removed-type": Kind(
        "Code declares resources of a type that does not come with the newer version.",
        "The type is in a module of its own.",
        "Install the module.",
    ),
}
