"""Calls about certificates: those of agents, and those of `puppetserver ca`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

from mupuppet.server.certificates.authority import Authority
from mupuppet.server.certificates.autosign import Autosign
from mupuppet.server.certificates.making import pem
from mupuppet.server.certificates.requests import MAXIMUM_BYTES, RequestRefused
from mupuppet.server.http import Call, Handler, HttpError, Reply

#: What administrators send.
_MOST_BYTES = 16 << 20


class CertificateHandlers:
    """With an authority of our own, or with the files of one elsewhere."""

    def __init__(
        self, authority: Authority | None, autosign: Autosign, bundle: str, crl: str | None
    ) -> None:
        self._given_authority = authority
        self._autosign = autosign
        self._bundle = bundle
        self._crl = crl

    @property
    def _authority(self) -> Authority:
        if self._given_authority is None:
            raise HttpError(
                404,
                "Not Found: this server issues no certificates; ask the certificate authority of "
                "your site",
                "RESOURCE_NOT_FOUND",
            )
        return self._given_authority

    def by_name(self) -> dict[str, Handler]:
        """The handlers by their names in the table of routes."""
        return {
            "certificate": self.certificate,
            "crl": self.crl,
            "certificate_request": self.certificate_request,
            "certificate_renewal": self.certificate_renewal,
            "expirations": self.expirations,
            "certificate_statuses": self.certificate_statuses,
            "certificate_status": self.certificate_status,
            "sign": self.sign,
            "sign_all": self.sign_all,
            "clean": self.clean,
            "update_crls": self.update_crls,
        }

    # --- Agents

    async def certificate(self, call: Call) -> Reply:
        if call.argument == "ca":
            return self._file(call, self._bundle)
        content = self._authority.certificate_pem(call.argument)
        if content is None:
            raise _not_found("certificate", call.argument)
        return Reply.text(content)

    async def crl(self, call: Call) -> Reply:
        if self._crl is None:
            raise _not_found("certificate_revocation_list", call.argument)
        return self._file(call, self._crl)

    def _file(self, call: Call, path: str) -> Reply:
        if call.is_unchanged_since(path):
            return Reply(304, b"", "text/plain")
        with open(path, "rb") as file:
            return Reply.text(file.read())

    async def certificate_request(self, call: Call) -> Reply:
        name, authority = call.argument, self._authority
        if call.method == "PUT":
            content = await call.body(MAXIMUM_BYTES)
            await _tried(lambda: authority.submit(name, content, self._autosign.allows))
            return Reply.text(b"")
        if call.method == "DELETE":
            if not await asyncio.to_thread(authority.delete_request, name):
                raise _not_found("certificate_request", name)
            return Reply(204, b"", "text/plain")
        found = authority.request_pem(name)
        if found is None:
            raise _not_found("certificate_request", name)
        return Reply.text(found)

    async def certificate_renewal(self, call: Call) -> Reply:
        assert call.identity is not None
        certificate, authority = call.identity.certificate, self._authority
        return Reply.text(pem(await _tried(lambda: authority.renew(certificate))))

    # --- Administrators

    async def expirations(self, call: Call) -> Reply:
        return Reply.json(self._authority.expirations())

    async def certificate_statuses(self, call: Call) -> Reply:
        state = call.parameter("state")
        return Reply.json(await asyncio.to_thread(self._authority.statuses, state))

    async def certificate_status(self, call: Call) -> Reply:
        name, authority = call.argument, self._authority
        status = authority.status(name)
        if status is None:
            raise HttpError(404, f"Invalid certificate subject: {name}", "RESOURCE_NOT_FOUND")
        if call.method == "GET":
            return Reply.json(status)
        if call.method == "DELETE":
            await asyncio.to_thread(authority.clean, [name])
            return Reply(204, b"", "text/plain")
        data = await call.data(_MOST_BYTES)
        wanted = data.get("desired_state")
        if wanted == "signed":
            seconds = data.get("cert_ttl")
            given = seconds if isinstance(seconds, int) and seconds > 0 else None
            await _tried(lambda: authority.sign(name, given), 409)
        elif wanted == "revoked":
            if status["state"] == "requested":
                raise HttpError(409, f"Cannot revoke certificate for host {name} without a signed "
                                "certificate")  # fmt: skip
            await asyncio.to_thread(authority.revoke, [name])
        else:
            raise HttpError(400, "State invalid; Must specify desired state of 'signed' or "
                            "'revoked'")  # fmt: skip
        return Reply(204, b"", "text/plain")

    async def sign(self, call: Call) -> Reply:
        return Reply.json(await self._signed(_names(await call.data(_MOST_BYTES))))

    async def sign_all(self, call: Call) -> Reply:
        return Reply.json(await self._signed(self._authority.names("requests")))

    async def _signed(self, names: list[str]) -> dict[str, list[str]]:
        authority = self._authority

        def sign() -> dict[str, list[str]]:
            result: dict[str, list[str]] = {"signed": [], "no-csr": [], "signing-errors": []}
            for name in names:
                if authority.request_pem(name) is None:
                    result["no-csr"].append(name)
                    continue
                try:
                    authority.sign(name)
                    result["signed"].append(name)
                except RequestRefused:
                    result["signing-errors"].append(name)
            return result

        return await asyncio.to_thread(sign)

    async def clean(self, call: Call) -> Reply:
        names = _names(await call.data(_MOST_BYTES))
        missing = await asyncio.to_thread(self._authority.clean, names)
        cleaned = [name for name in names if name not in missing]
        if missing:
            text = f"The following certs do not exist and cannot be revoked: {missing}"
            return Reply.text(text, 200 if cleaned else 404)
        return Reply.text("Successfully cleaned all certificates.")

    async def update_crls(self, call: Call) -> Reply:
        content, authority = await call.body(_MOST_BYTES), self._authority
        try:
            await asyncio.to_thread(authority.update_crls, content)
        except ValueError as error:
            raise HttpError(400, f"Bad Request: {error}") from None
        return Reply.text("Successfully updated CRLs.")

    def gauges(self) -> dict[str, float]:
        """What monitoring wants to know."""
        gauges = {"ca_bundle_modified_seconds": os.path.getmtime(self._bundle)}
        if self._given_authority is not None:
            ends = [each.not_valid_after_utc for each in self._given_authority.bundle]
            gauges["ca_expires_seconds"] = min(ends).timestamp()
            gauges["certificate_requests"] = len(self._given_authority.names("requests"))
        return gauges


async def _tried(work: Callable[[], Any], status: int = 400) -> Any:
    try:
        return await asyncio.to_thread(work)
    except RequestRefused as refused:
        raise HttpError(status, str(refused)) from None


def _not_found(what: str, name: str) -> HttpError:
    return HttpError(404, f"Not Found: Could not find {what} {name}", "RESOURCE_NOT_FOUND")


def _names(data: dict[str, Any]) -> list[str]:
    names = data.get("certnames")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise HttpError(400, "Bad Request: `certnames` must be a list of names")
    return names
