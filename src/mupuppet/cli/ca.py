"""`mupuppet ca`: the certificate authority of `mupuppet serve`, or of a Puppet Server."""

import json
import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.platform import machine_name
from mupuppet.cli.option_values import names, number_from, path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage
from mupuppet.cli.server_options import add_authority_options, authority_directory, needs_server
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.server.certificates.authority import Authority

DESCRIPTION = """\
Show, sign and revoke the certificates of nodes, in the directory of `mupuppet serve` or, with
--ca-dir, in that of a Puppet Server, which has the same layout.

  list      show the requests that wait to be signed; with --all also the certificates
  sign      sign the requests of nodes
  revoke    revoke the certificates of nodes
  clean     revoke certificates and remove their files, so that the nodes can request new ones
  generate  create a key and a certificate
  setup     create a new authority: a root and an intermediate
  import    take over an existing authority: a CA directory of Puppet, or a bundle and a key
  refresh   renew the revocation lists that expire within 30 days

Changes take effect immediately, even in a running server."""

EXAMPLES = """\
examples:
  mupuppet ca list --all                          all nodes, and when their certificates expire
  mupuppet ca sign web01.example.com              let a node in
  mupuppet ca revoke web01.example.com            shut it out
  mupuppet ca generate deploy --administers       for r10k: may empty caches and sign
  mupuppet ca import /etc/puppetlabs/puppetserver/ca
  mupuppet ca import --cert-bundle ca.pem --private-key ca.key --crl-chain crl.pem"""

#: Names may come before and after options.
INTERMIXED = True

_ACTIONS = ("list", "sign", "revoke", "clean", "generate", "setup", "import", "refresh")


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "action", metavar="ACTION", choices=_ACTIONS, help="what to do: one of the actions above"
    )
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="the nodes; for `import`, a CA directory of Puppet"
    )
    add_authority_options(parser)
    parser.add_argument(
        "--all", action="store_true", help="list: show certificates, too; sign: sign all requests"
    )
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="text (the default) or json"
    )
    parser.add_argument(
        "--ttl", metavar="DAYS", type=number_from(1), help="how long new certificates are valid"
    )
    made = parser.add_group("generate, setup")
    made.add_argument(
        "--subject-alt-names",
        metavar="NAMES",
        type=names,
        default=[],
        help="alternative names: `name`, `DNS:name` or `IP:address`, separated by commas",
    )
    made.add_argument(
        "--administers",
        action="store_true",
        help="let the holder sign and revoke certificates and empty caches over HTTPS",
    )
    made.add_argument(
        "--output",
        metavar="DIR",
        type=path,
        help="where to write the key and the certificate (default: ssl/)",
    )
    made.add_argument(
        "--keylength", metavar="BITS", type=number_from(1024), default=4096, help="default: 4096"
    )
    imported = parser.add_group("import")
    for option, what in (
        ("cert-bundle", "the certificates of the authority, up to its root"),
        ("private-key", "the private key of the authority"),
        ("crl-chain", "the revocation lists of these certificates"),
    ):
        imported.add_argument(f"--{option}", metavar="FILE", type=path, help=f"{what}, as PEM")


def run(options: Namespace) -> int:
    """Do it."""
    needs_server("ca")
    from mupuppet.server.certificates.authority import AuthorityError
    from mupuppet.server.certificates.requests import RequestRefused

    _check(options)
    try:
        return _run(options)
    except (AuthorityError, RequestRefused) as error:
        print(f"mupuppet: {show_text(str(error))}", file=sys.stderr)
        return ERRORS


def _check(options: Namespace) -> None:
    action, given = options.action, options.names
    if action in ("revoke", "clean", "generate") and not given:
        raise WrongUsage("name a node")
    if action == "sign" and bool(given) == options.all:
        raise WrongUsage("name a node, or use --all")
    if action == "import" and (len(given) == 1) == bool(options.cert_bundle):
        raise WrongUsage("name a directory, or give --cert-bundle and --private-key")
    if action == "import" and bool(options.cert_bundle) != bool(options.private_key):
        raise WrongUsage("--cert-bundle and --private-key must be given together")
    if action in ("setup", "refresh") and given:
        raise WrongUsage(f"`{action}` takes no names")


def _run(options: Namespace) -> int:
    from mupuppet.server.certificates.authority import Authority, Lifetimes
    from mupuppet.server.certificates.requests import Policy

    directory = authority_directory(options)
    if options.action == "import":
        return _import(options, directory)
    if options.action == "setup":
        seconds = Lifetimes() if options.ttl is None else Lifetimes(authority=_seconds(options))
        bits = options.keylength
        Authority.create(directory, machine_name().lower(), bits=bits, lifetimes=seconds)
        print(f"created a new authority in {show_text(directory)}")
        return FINE
    # The user who runs this decides: no kind of request is refused.
    policy = Policy(allow_alternative_names=True, allow_authorization_extensions=True)
    authority = Authority(directory, policy=policy)
    if options.action == "list":
        return _list(authority, options)
    if options.action == "sign":
        return _sign(authority, options)
    if options.action == "generate":
        return _generate(authority, options)
    if options.action == "refresh":
        print("made anew" if authority.refresh_crl() else "no revocation list expires soon")
        return FINE
    missing = (authority.revoke if options.action == "revoke" else authority.clean)(options.names)
    done = {"revoke": "revoked", "clean": "revoked and removed"}[options.action]
    for name in options.names:
        if name in missing:
            print(f"mupuppet: {show_text(name)} has no certificate", file=sys.stderr)
        else:
            print(f"{show_text(name)}: {done}")
    return ERRORS if missing else FINE


def _seconds(options: Namespace) -> int:
    return int(options.ttl) * 24 * 3600


def _list(authority: "Authority", options: Namespace) -> int:
    found = authority.statuses(None if options.all or options.names else "requested")
    if options.names:
        found = [each for each in found if each["name"] in options.names]
    if options.format == "json":
        print(json.dumps(found, indent=2))
        return FINE
    if not found:
        print("no certificates" if options.all else "no requests wait to be signed")
    width = max((len(each["name"]) for each in found), default=0)
    for each in found:
        name, state = show_text(each["name"]), each["state"]
        end = f"  until {each['not_after'][:10]}" if "not_after" in each else ""
        others = [name for name in each["subject_alt_names"] if name != f"DNS:{each['name']}"]
        more = f"  ({show_text(', '.join(others))})" if others else ""
        print(f"{name:{width}}  {state:9}  SHA256 {each['fingerprint'][:23]}…{end}{more}")
    missing = [name for name in options.names if all(name != each["name"] for each in found)]
    for name in missing:
        print(f"mupuppet: {show_text(name)} is not known", file=sys.stderr)
    return ERRORS if missing else FINE


def _sign(authority: "Authority", options: Namespace) -> int:
    from mupuppet.server.certificates.requests import RequestRefused

    status = FINE
    wanted = options.names or authority.names("requests")
    if not wanted:
        print("no requests wait to be signed")
    for name in wanted:
        try:
            authority.sign(name, None if options.ttl is None else _seconds(options))
        except RequestRefused as error:
            print(f"mupuppet: {show_text(str(error))}", file=sys.stderr)
            status = ERRORS
        else:
            print(f"{show_text(name)}: signed")
    return status


def _generate(authority: "Authority", options: Namespace) -> int:
    from mupuppet.server.own_certificate import write_pair

    output = options.output or slashed.join(os.path.dirname(authority.directory), "ssl")
    for name in options.names:
        made = authority.generate(
            name,
            alternatives=options.subject_alt_names,
            administers=options.administers,
            bits=options.keylength,
            seconds=None if options.ttl is None else _seconds(options),
        )
        key, certificate = write_pair(output, name, made)
        print(f"{show_text(name)}: {show_text(certificate)}, {show_text(key)}")
    return FINE


def _import(options: Namespace, directory: str) -> int:
    from mupuppet.server.certificates.authority import Authority, AuthorityError, import_authority

    if options.names:
        import shutil

        source = options.names[0]
        Authority(source)  # it must be one
        if os.path.exists(slashed.join(directory, "ca_crt.pem")):
            raise AuthorityError(f"{directory} already contains an authority")
        shutil.copytree(source, directory, dirs_exist_ok=True)
        count = len(Authority(directory).names("signed"))
        print(f"took over {count} certificates into {show_text(directory)}")
        return FINE
    files = (options.cert_bundle, options.private_key, options.crl_chain)
    bundle, key, crls = (None if each is None else _content(each) for each in files)
    assert bundle is not None
    assert key is not None
    import_authority(directory, bundle, key, crls)
    print(f"imported the authority into {show_text(directory)}")
    return FINE


def _content(file: str) -> bytes:
    from mupuppet.server.certificates.authority import AuthorityError

    try:
        with open(file, "rb") as opened:
            return opened.read()
    except OSError as error:
        raise AuthorityError(f"{file}: {error.strerror}") from None
