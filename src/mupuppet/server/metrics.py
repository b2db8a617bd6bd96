"""Counters in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self._counts = [0] * len(_BUCKETS)
        self.count = 0
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self._sum += seconds
        for at, bound in enumerate(_BUCKETS):
            if seconds <= bound:
                self._counts[at] += 1

    def lines(self, name: str, labels: str) -> Iterator[str]:
        for bound, count in zip(_BUCKETS, self._counts, strict=True):
            yield f'{name}_bucket{{{labels},le="{bound:g}"}} {count}'
        yield f'{name}_bucket{{{labels},le="+Inf"}} {self.count}'
        yield f"{name}_sum{{{labels}}} {self._sum:.6f}"
        yield f"{name}_count{{{labels}}} {self.count}"


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, int]] = Counter()
        self._seconds: dict[str, Histogram] = {}
        self.compilations = Histogram()

    def request(self, handler: str, status: int, seconds: float) -> None:
        self._requests[handler, status] += 1
        self._seconds.setdefault(handler, Histogram()).add(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        """All of them; `gauges` are values of this moment."""
        lines = ["# TYPE mupuppet_http_requests_total counter"]
        for (handler, status), count in sorted(self._requests.items()):
            labels = f'handler="{handler}",status="{status}"'
            lines.append(f"mupuppet_http_requests_total{{{labels}}} {count}")
        lines.append("# TYPE mupuppet_http_request_seconds histogram")
        for handler, histogram in sorted(self._seconds.items()):
            lines += histogram.lines("mupuppet_http_request_seconds", f'handler="{handler}"')
        lines.append("# TYPE mupuppet_compilation_seconds histogram")
        lines += self.compilations.lines("mupuppet_compilation_seconds", 'kind="catalog"')
        for name, value in gauges.items():
            lines += [f"# TYPE mupuppet_{name} gauge", f"mupuppet_{name} {value:g}"]
        return "\n".join(lines) + "\n"
