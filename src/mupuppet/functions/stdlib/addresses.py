"""Addresses of networks as Ruby's IPAddr reads and writes them."""

from __future__ import annotations

import re
from typing import NamedTuple

from mupuppet.values.basic import Value
