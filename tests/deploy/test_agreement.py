"""The files of `deploy` agree on ports, paths, versions and variables."""

import re

import tianxia
from tianxia.server.descriptors import SOCKETS
from tianxia.server.health import PATH, READY
from tianxia.server.keeper import PATIENCE as KEEPING
from tianxia.server.serve import PATIENCE

from .reading import DEPLOY, PAGE, ROOT, argument, caddyfile, compose, dockerfile, instruction, keys_twice, unit


def test_the_image_is_of_this_version_and_of_a_python_that_is_tested() -> None:
    assert argument("VERSION") == tianxia.__version__
    named = re.findall(r"(?<![\d.])\d+\.\d+\.\d+(?![\d.])", PAGE.read_text(encoding="utf-8"))
    assert set(named) == {tianxia.__version__}
    classifiers = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"Programming Language :: Python :: {argument("PYTHON")}"' in classifiers


def test_the_image_has_nothing_but_the_wheel() -> None:
    (copied,) = [said for name, said in dockerfile() if name == "COPY"]
    assert copied.split() == ["constraints.txt", "dist*/*.whl", "/wheels/"]
    assert "ADD" not in dict(dockerfile())
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert [line for line in ignored if not line.startswith("#")] == ["*", "!constraints.txt", "!dist/*.whl"]


def test_the_image_does_not_run_as_root() -> None:
    names = [name for name, _ in dockerfile()]
    assert instruction("USER") not in ("root", "0")
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert instruction("VOLUME") == "/var/lib/tianxia"
    assert instruction("ENV") == f"TIANXIA_DATABASE=sqlite:///{instruction('VOLUME')}/tables.sqlite3"


def test_whoever_waits_waits_for_health() -> None:
    services = compose()["services"]
    assert services["server"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["proxy"]["depends_on"] == {"server": {"condition": "service_healthy"}}
    assert services["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert PATH in instruction("HEALTHCHECK")
    assert instruction("EXPOSE") == "8000"


def test_only_the_proxy_is_reached_from_outside() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["server"]["command"][-4:-2] == [
        "--proxy",
        compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"],
    ]
    assert all(service["networks"] == ["inside"] for service in services.values())


def test_every_volume_is_declared() -> None:
    used = {
        volume.partition(":")[0]
        for service in compose()["services"].values()
        for volume in service.get("volumes", [])
        if not volume.startswith(".")
    }
    assert used == set(compose()["volumes"])


def test_what_must_be_filled_in_is_in_the_example_and_no_secret_is_in_a_file() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    offered = dict(line.split("=", 1) for line in example.splitlines() if line and not line.startswith("#"))
    assert asked == set(offered)
    assert set(offered.values()) == {""}
    assert "deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_the_proxy_finds_the_server() -> None:
    words = [word for line in caddyfile() for word in line]
    assert words.count("{") == words.count("}")
    settings = {line[0]: line[1:] for line in caddyfile()}
    assert settings["health_uri"] == [READY]
    assert settings["reverse_proxy"][0] == "{$TIANXIA_SERVERS:127.0.0.1:8000}"
    service = compose()["services"]["proxy"]["environment"]
    host, _, port = service["TIANXIA_SERVERS"].partition(":")
    assert host in compose()["services"]
    assert port == instruction("EXPOSE")
    variables = set(re.findall(r"\{\$([A-Z_]+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert variables == set(service)


def test_the_service_keeps_to_its_own_folder() -> None:
    settings = unit()
    assert settings["DynamicUser"] == ["yes"]
    (folder,) = settings["StateDirectory"]
    assert settings["Environment"] == [f"TIANXIA_DATABASE=sqlite:////var/lib/{folder}/tables.sqlite3"]
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictSUIDSGID"):
        assert settings[name] == ["yes"], name
    assert settings["ProtectSystem"] == ["strict"]
    assert settings["Restart"] == ["on-failure"]
    assert set(settings) & {"User", "Group"} == set()


def test_no_key_stands_twice() -> None:
    assert keys_twice("a: 1\nb:\n  - c: 1\n    c: 2\n") == ["c"]
    assert keys_twice((DEPLOY / "compose.yaml").read_text(encoding="utf-8")) == []


def test_the_server_may_open_as_many_files_as_there_are_readers() -> None:
    (limit,) = unit()["LimitNOFILE"]
    server = compose()["services"]["server"]
    assert server["ulimits"]["nofile"] == {"soft": int(limit), "hard": int(limit)}
    assert int(limit) * SOCKETS > 10_000
    assert [str(server["pids_limit"])] == unit()["TasksMax"]
    assert "MemoryMax" in unit()
    assert "mem_limit" in server


def test_a_container_may_take_as_long_to_stop_as_a_service() -> None:
    (seconds,) = unit()["TimeoutStopSec"]
    assert compose()["services"]["server"]["stop_grace_period"] == f"{seconds}s"
    assert int(seconds) > PATIENCE + KEEPING
