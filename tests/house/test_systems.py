"""Windows and macOS can do whatever Durbar asks of the system, or are asked first whether they can."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.rooms import SOURCE, files, short

MODULES = {"crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
CALLS = {
    "os": {
        *("chown fchmod fork forkpty getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice".split()),
        *(
            "pipe2 sched_getaffinity sched_setaffinity setgid setpgid setsid setuid umask uname wait wait3 wait4".split()
        ),
    },
    "signal": {
        *("SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGSTOP SIGUSR1 SIGUSR2 ITIMER_REAL".split()),
        *("alarm pause pthread_kill pthread_sigmask setitimer sigwait".split()),
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT"},
}
ANYWHERE = {"add_signal_handler", "remove_signal_handler", "preexec_fn", "start_new_session"}
PLACES = re.compile(r"^/(?:tmp|dev|etc|var|usr|home)(?:/|$)")
GUARDS = re.compile(
    r"sys\.platform|os\.name|hasattr\(|find_spec\(|(?:except |suppress\()(?:ImportError|AttributeError|NotImplementedError)\b"
)


def sources() -> Iterator[tuple[Path, str]]:
    """Every program of the package, with its text."""
    for path in files():
        if path.suffix == ".py" and path.is_relative_to(SOURCE):
            yield path, path.read_text("utf-8")


def asked_of_posix(node: ast.AST) -> str | None:
    """What a piece of code wants that only POSIX has."""
    match node:
        case ast.Import(names=names):
            return next((name.name for name in names if name.name in MODULES), None)
        case ast.ImportFrom(module=str(module), names=names):
            return next(
                (n.name for n in names if n.name in CALLS.get(module, ())), module if module in MODULES else None
            )
        case ast.Call(func=ast.Name("import_module"), args=[ast.Constant(str(module)), *_]):
            return module if module in MODULES else None
        case ast.Attribute(value=ast.Name(module), attr=attribute) if attribute in CALLS.get(module, ()):
            return f"{module}.{attribute}"
        case ast.Attribute(attr=word) | ast.keyword(arg=str(word)):
            return word if word in ANYWHERE else None
        case ast.Constant(str(word)):
            return word if PLACES.match(word) else None
    return None


def wishes(source: str) -> list[str]:
    return unguarded(ast.parse(source), source.splitlines())


def unguarded(tree: ast.AST, lines: list[str]) -> list[str]:
    """What is asked of POSIX in places that do not ask first whether it is there."""
    found = []
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            if not GUARDS.search("\n".join(lines[child.lineno - 1 : child.end_lineno])):
                found += unguarded(child, lines)
        else:
            found += [wish for wish in [asked_of_posix(child)] if wish] + unguarded(child, lines)
    return found


def test_only_guarded_places_ask_for_what_posix_alone_has() -> None:
    assert [(short(path), wish) for path, source in sources() for wish in wishes(source)] == []


def test_an_unguarded_lock_is_noticed_and_a_guarded_one_is_not() -> None:
    careless = "def lock(file):\n    import fcntl\n    fcntl.flock(file, 2)\n"
    careful = "def lock(file):\n    try:\n        import fcntl\n    except ImportError:\n        return\n"

    assert wishes(careless) == ["fcntl"]
    assert wishes(careful) == []


def test_text_in_files_is_utf_8_on_every_system() -> None:
    least = {"read_text": 0, "write_text": 1}

    assert [
        f"{short(path)}:{call.lineno}: {call.func.attr}"
        for path, source in sources()
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in least
        if len(call.args) == least[call.func.attr] and not call.keywords
    ] == []
