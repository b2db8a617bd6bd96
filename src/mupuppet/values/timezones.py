"""Timezones by Ruby's names for them, or by numbers."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache

from mupuppet.values.times import TimeError
from mupuppet.values.undetermined import note_undetermined

#: The names of timezones by how many seconds they are ahead of UTC, with `_` for blanks. They
#: are those that Ruby accepts, found by trying.
_NAMES = {
    -43200: "aoe dateline idlw y",
    -39600: "nt nut samoa sst x",
    -36000: "ahst ckt hast hawaiian hst taht w",
    -32400: "akst alaskan gamt hadt hdt v yst",
    -30600: "mart",
    -28800: "akdt pacific pst u ydt",
    -25200: "mountain mst pdt t us_mountain",
    -21600: "canada_central central central_america cst east galt mdt mexico s",
    -18000: "act cdt cist cot easst eastern ect est pet r sa_pacific us_eastern",
    -14400: "ast atlantic bot cidst clt edt fkt gyt pacific_sa q sa_western vet",
    -12600: "newfoundland",
    -10800: (
        "adt art brt clst e._south_america fkst gft greenland p pmst pyst rott sa_eastern srt "
        "uyt warst wgt"
    ),
    -9000: "nst",
    -7200: "at brst fnt o pmdt uyst wgst",
    -5400: "ndt",
    -3600: "azores azot cape_verde cvt egt n",
    0: "azost egst gmt greenwich ut utc wet wt z",
    3600: (
        "a bst central_europe central_european cet fwt met mewt mez romance swt "
        "w._central_africa w._europe wat west"
    ),
    7200: "b cat cest e._europe eet egypt fle fst gtb mest mesz sast south_africa wast",
    10800: "arab arabic bt c e._africa eat eest fet idt msk russian syot trt",
    12600: "iran irst",
    14400: "arabian azt caucasus d get kuyt msd mut ret samt sct",
    16200: "afghanistan aft irdt",
    18000: "aqtt azst e ekaterinburg mawt mvt orat pkt tft tjt tmt uzt west_asia yekt",
    19800: "india ist",
    20700: "nepal npt",
    21600: "almt btt central_asia f iot kgt n._central_asia omst qyzt sri_lanka vost yekst",
    23400: "cct mmt myanmar",
    25200: "cxt davt g hovt ict krat north_asia novst novt omsst se_asia wib",
    28800: (
        "awst bnt cast china chot h hkt hovst irkt krast myt north_asia_east pht sgt taipei "
        "ulat w._australia wadt wita"
    ),
    31500: "acwst",
    32400: "awdt chost i irkst jst korea kst pwt tlt tokyo ulast wit yakt yakutsk",
    34200: "acst aus_central cen._australia",
    36000: (
        "aest aus_eastern chst chut ddut e._australia gst k pgt tasmania vladivostok vlat "
        "west_pacific yakst yapt"
    ),
    37800: "acdt lhst",
    39600: "aedt central_pacific eadt kost l lhdt magt nct nft pont sakt sbt sret vlast vut",
    43200: (
        "anast anat fiji fjt gilt idle m magst mht new_zealand nfdt nrt nzst nzt petst pett "
        "tvt wakt wft"
    ),
    45900: "chast",
    46800: "fjst nzdt phot tkt tonga tot",
    49500: "chadt",
    50400: "lint tost",
}
_NUMERIC_ZONE = re.compile(
    r"(?:gmt|utc?)?([-+])(?:(\d+):(\d+)(?::(\d+))?|(\d+)[.,](\d+)|(\d+))", re.I
)
_ZONE = re.compile(
    r"(?:gmt|utc?)?[-+]\d+(?:[,.:]\d+(?::\d+)?)?"
    r"|(?:[^\W\d_]|[.\s])+(?:standard|daylight)\stime\b|[^\W\d_]+(?:\sdst)?\b",
    re.I,
)


@cache
def _offsets() -> dict[str, int]:
    """The seconds of each name."""
    return {
        name.replace("_", " "): offset for offset, names in _NAMES.items() for name in names.split()
    }


def utc_offset(timezone: str) -> int:
    """How many seconds a timezone is ahead of UTC; raises TimeError for an unknown one."""
    if timezone.lower() == "current":
        note_undetermined("the time zone")
        offset = datetime.now(UTC).astimezone().utcoffset()
        return 0 if offset is None else int(offset.total_seconds())
    zone = _ZONE.match(timezone)  # what follows the zone does not count
    found = None if zone is None else zone_offset(zone[0])
    if found is None:
        raise TimeError(f"Illegal timezone '{timezone}'")
    return found


def zone_offset(zone: str) -> int | None:
    """The offset of a timezone by its name or numbers, in seconds; None if it is unknown."""
    name = " ".join(zone.lower().split())
    ahead = 0
    for suffix, hours in ((" standard time", 0), (" daylight time", 1), (" dst", 1)):
        if name.endswith(suffix):
            name, ahead = name.removesuffix(suffix), hours
            break
    known = _offsets().get(name)
    if known is not None:
        return known + ahead * 3600
    found = _NUMERIC_ZONE.match(name)
    if found is None:
        return None
    seconds = _numeric_offset(found)
    return -seconds if found[1] == "-" else seconds


def _numeric_offset(found: re.Match[str]) -> int:
    if found[2] is not None:
        return int(found[2]) * 3600 + int(found[3]) * 60 + int(found[4] or 0)
    if found[5] is not None:
        return int(found[5]) * 3600 + round(float(f"0.{found[6]}") * 3600)
    digits = found[7]
    if len(digits) % 2:
        digits = f"0{digits}"
    return int(digits[:2]) * 3600 + int(digits[2:4] or 0) * 60 + int(digits[4:6] or 0)
