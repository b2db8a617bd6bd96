"""What some tests need besides Python; without it they are skipped."""

import shutil
import subprocess

import pytest

from mupuppet.comparison.puppet import is_available
from mupuppet.ruby.worker.confinement import Confinement, available_confinement
from tests.chromium import find_chromium

NO_RUBY = "Ruby is not installed (apt-get install ruby)"
NO_PUPPET = "Puppet is not installed (apt-get install puppet-agent)"
NO_CHROMIUM = "Chromium is not installed (apt-get install chromium)"
NO_MODULES = "Debian's Puppet modules are not fetched (python -m tests.oracle.modules)"
NO_OPENSSL = "openssl is not installed (apt-get install openssl)"
NO_BUBBLEWRAP = "bubblewrap does not work here (apt-get install bubblewrap)"
NO_CRYPTOGRAPHY = "cryptography is not installed (pip install 'mupuppet[eyaml]')"

needs_ruby = pytest.mark.skipif(shutil.which("ruby") is None, reason=NO_RUBY)


def _ruby_is(version: str) -> bool:
    if shutil.which("ruby") is None:
        return False
    shown = subprocess.run(["ruby", "-e", "print RUBY_VERSION"], capture_output=True, check=False)
    return shown.stdout.decode().startswith(version)


#: For what was recorded from Puppet 7 with its Ruby: later ones word their errors otherwise.
needs_recorded_ruby = pytest.mark.skipif(
    not _ruby_is("3.1."), reason="the Ruby here is not 3.1, from which outcomes were recorded"
)
needs_bubblewrap = pytest.mark.skipif(
    available_confinement() is not Confinement.BUBBLEWRAP, reason=NO_BUBBLEWRAP
)
needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason=NO_OPENSSL)
needs_puppet = pytest.mark.skipif(not is_available(), reason=NO_PUPPET)
needs_chromium = pytest.mark.skipif(find_chromium() is None, reason=NO_CHROMIUM)


def _finds_mathpartir() -> bool:
    """Whether a TeX is there, with the package that rules are set with."""
    find = shutil.which("kpsewhich")
    if find is None or shutil.which("pdflatex") is None:
        return False
    found = subprocess.run([find, "mathpartir.sty"], capture_output=True, check=False)
    return found.returncode == 0


NO_TEX = "TeX is not installed (apt-get install --no-install-recommends texlive-science)"
needs_tex = pytest.mark.skipif(not _finds_mathpartir(), reason=NO_TEX)
