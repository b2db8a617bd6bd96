"""A system like Windows, for a test's process: Python runs this first if its directory is in
PYTHONPATH.

What only POSIX has is gone: modules, functions of `os`, signals, sockets. Paths are those of
`ntpath`, with backslashes, on a drive `C:` that stands for the root of the real system. What opens
files accepts them, as Windows would, and none of what mupuppet's code does is replaced.
"""

import argparse  # noqa: F401  # the standard library looks at its system when it is imported
import asyncio  # noqa: F401
import builtins
import concurrent.futures  # noqa: F401
import glob  # noqa: F401
import importlib.metadata  # noqa: F401
import inspect  # noqa: F401
import io
import logging.handlers  # noqa: F401
import multiprocessing  # noqa: F401
import ntpath
import os
import pathlib  # noqa: F401
import shutil
import signal
import socket
import sqlite3  # noqa: F401
import ssl  # noqa: F401
import subprocess
import sys
import tempfile  # noqa: F401
from collections.abc import Callable, Iterator
from typing import Any

_MODULES = "fcntl resource pwd grp termios tty pty crypt syslog"
_FUNCTIONS = """
    fork forkpty geteuid getuid getgid getegid uname sched_getaffinity killpg setsid setpgid getpgid
    getpgrp setpgrp fchmod fchown chown lchown chroot mkfifo mknod nice wait wait3 wait4
    register_at_fork O_NONBLOCK O_NOFOLLOW O_DIRECTORY O_CLOEXEC O_SYNC get_blocking set_blocking
    posix_spawn pipe2 sendfile openpty getgroups initgroups setuid setgid seteuid setegid ttyname
    ctermid statvfs fstatvfs sysconf pread pwrite fdatasync sync fwalk fchdir getloadavg"""
_SIGNALS = """
    SIGKILL SIGALRM SIGUSR1 SIGUSR2 SIGHUP SIGCHLD SIGQUIT SIGPIPE SIGXCPU SIGSTOP SIGCONT SIGTSTP
    alarm setitimer pthread_sigmask sigwait pause ITIMER_REAL pthread_kill siginterrupt"""
_DRIVE = "C:"


def _real(path: Any) -> Any:
    """What a path of this system is for the real one."""
    if isinstance(path, int):
        return path
    written = os.fspath(path)
    if isinstance(written, bytes):
        return written
    if written[:2].upper() == _DRIVE:
        written = written[2:]
    return written.replace("\\", "/")


def _takes_paths(function: Callable[..., Any], count: int = 1) -> Callable[..., Any]:
    def called(*arguments: Any, **options: Any) -> Any:
        return function(*map(_real, arguments[:count]), *arguments[count:], **options)

    return called


class _Entry:
    """An entry of a directory, whose path has a backslash."""

    def __init__(self, entry: "os.DirEntry[str]", directory: str) -> None:
        self._entry = entry
        self.name = entry.name
        self.path = ntpath.join(directory, entry.name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._entry, name)

    def __fspath__(self) -> str:
        return self.path


class _Entries:
    def __init__(self, directory: Any = ".") -> None:
        self._directory = os.fspath(directory)
        self._entries = _scandir(_real(directory))

    def __iter__(self) -> Iterator[_Entry]:
        return self

    def __next__(self) -> _Entry:
        return _Entry(next(self._entries), self._directory)

    def __enter__(self) -> "_Entries":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        self._entries.close()


def _no_proc(path: Any, *rest: Any, **options: Any) -> Any:
    if str(path).startswith("/proc"):
        raise FileNotFoundError(2, "No such file or directory", path)
    return _readlink(_real(path), *rest, **options)


def _started(self: Any, command: list[str], *rest: Any, **options: Any) -> None:
    if options.get("cwd"):
        options["cwd"] = _real(options["cwd"])
    words = [_real(word) if word[:2].upper() == _DRIVE else word for word in command]
    _popen(self, words, *rest, **options)


_scandir, _readlink, _getcwd, _open = os.scandir, os.readlink, os.getcwd, builtins.open
_popen = subprocess.Popen.__init__

for name in _MODULES.split():
    sys.modules[name] = None  # type: ignore[assignment]  # importing it fails
#: What the library of this Python uses itself, since it is that of this system.
_OF_THE_LIBRARY = {
    *(("sched_getaffinity",) if sys.version_info >= (3, 13) else ()),
    *(("O_NONBLOCK",) if sys.version_info >= (3, 14) else ()),
}
for module, names in ((os, _FUNCTIONS), (signal, _SIGNALS), (socket, "AF_UNIX")):
    for name in names.split():
        if hasattr(module, name) and name not in _OF_THE_LIBRARY:
            delattr(module, name)
for name in (
    "open stat lstat listdir mkdir makedirs rmdir remove unlink access utime chdir truncate chmod "
    "listxattr getxattr setxattr"
).split():
    setattr(os, name, _takes_paths(getattr(os, name)))
for name in "rename replace link symlink".split():
    setattr(os, name, _takes_paths(getattr(os, name), 2))
changed: dict[str, Any] = {
    "readlink": _no_proc,
    "getcwd": lambda: _DRIVE + _getcwd().replace("/", "\\"),
    "scandir": _Entries,
    "path": ntpath,
    "sep": "\\",
    "altsep": "/",
    "pathsep": ";",
}
for name, value in changed.items():
    setattr(os, name, value)
builtins.open = io.open = _takes_paths(_open)
sys.modules["os.path"] = ntpath
setattr(subprocess.Popen, "__init__", _started)  # noqa: B010  # a class has no other way
# The standard library has found out how this system copies and removes.
setattr(shutil, "_USE_CP_SENDFILE", False)  # noqa: B010
setattr(shutil, "_use_fd_functions", False)  # noqa: B010
if sys.version_info >= (3, 14):
    setattr(shutil, "_rmtree_impl", getattr(shutil, "_rmtree_unsafe"))  # noqa: B009, B010
