"""Settings that all tests share."""

import os

from hypothesis import HealthCheck, settings

# Examples that differ from run to run find more at a desk; in CI a failure must be repeatable.
# Machines differ too much for a deadline to mean anything.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
