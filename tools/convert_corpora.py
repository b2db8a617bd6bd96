"""Convert the corpora of an older revision into case files and transcripts."""

import json
import os
import shutil
import sys
from pathlib import Path

from tests.oracle.transcripts import questions, with_answers

from mupuppet.comparison.case_files import CaseFile, Link, StoredCase, write_case_file

OLD, NEW = Path(sys.argv[1]), Path("tests/corpus")


def load(path):
    return json.loads(path.read_text("utf-8"))


def tree(root):
    files = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_symlink():
            files[name] = Link(os.readlink(path))
        elif path.is_file():
            files[name] = path.read_bytes()
    return files


def write(path, heading, cases):
    path.parent.mkdir(parents=True, exist_ok=True)
    assert len({case.name for case in cases}) == len(cases)
    write_case_file(path, CaseFile(heading, {case.name: case for case in cases}))


def answered(source, asked, answers):
    """A transcript with all its answers."""
    found = questions(source)
    assert [each.asked.strip() for each in found] == [each.strip() for each in asked], asked
    assert all(each.record is None for each in found)
    return with_answers(source, {q.line: a for q, a in zip(found, answers, strict=True)})


def without(data, name):
    return {key: value for key, value in data.items() if key != name}


def manifests(corpus):
    root = OLD / corpus
    for name in ("corpus.json", "deviations.json"):
        shutil.copy(root / name, NEW / corpus / name)
    for record in sorted(root.rglob("expected.json")):
        data, cases = load(record), []
        for path in sorted(record.parent.glob("*.pp"), key=lambda path: path.name):
            beside = path.with_suffix("")
            files = tree(beside) if beside.is_dir() else {}
            case = StoredCase(path.name, path.read_bytes(), files)
            cases.append(case.with_expected(data["cases"].pop(path.name)))
        assert not data["cases"]
        target = NEW / corpus / record.parent.relative_to(root).with_suffix(".cases")
        write(target, f"puppet: {data['puppet']}\n", cases)


def syntax():
    root = OLD / "syntax"
    version = (root / "puppet_version.txt").read_text().strip()
    for topic in sorted(path for path in root.iterdir() if path.is_dir()):
        data, cases = load(topic / "expected.json"), []
        for path in sorted(topic.rglob("*")):
            if path.suffix in (".pp", ".epp"):
                name = path.relative_to(topic).as_posix()
                cases.append(StoredCase(name, path.read_bytes()).with_expected(data.pop(name)))
        assert not data
        cases.sort(key=lambda case: case.name)
        write(NEW / "syntax" / f"{topic.name}.cases", f"puppet: {version}\n", cases)


ENVIRONMENTS = {
    "data_ruby": ["data_ruby"],
    "data_mistakes": [
        "data_bad",
        "data_failing",
        "data_hostile",
        "data_misused",
        "data_module_mistakes",
        "data_options_errors",
        "data_strict_error",
        "data_undefined",
        "data_version_errors",
        "data_wrong",
    ],
    "data": ["data_"],
    "classifier": ["classifier"],
    "configuration": ["conf_"],
    "exports": ["exports_", "collectors_"],
    "functions": [
        "functions_",
        "ruby_",
        "noop_by_function",
        "roles_by_function",
        "redefined_functions",
    ],
    "native_types": ["native_types", "generated_types"],
    "types": ["types_", "type_sets", "module_type_sets", "redefined_types"],
    "templates": ["templates_"],
    "metadata": ["metadata", "module_file"],
    "manifests": ["manifest_", "no_manifests", "nodes"],
    "names": ["names_", "reserved_names", "module_names", "facts_with_reserved"],
    "repositories": ["control_repo", "roles_and_profiles"],
    "autoload": [
        "autoload",
        "base_modules",
        "broken_neighbours",
        "inner_definitions",
        "class_",
        "classes_",
    ],
}
HIERA = {
    "global_layer": ["global_", "broken_global", "outside"],
    "environment_layer": ["environment_", "bad_environment", "broken_environment", "no_config"],
    "modules": ["module_data", "class_parameters", "old_providers", "puppet_functions"],
    "configurations": ["configurations", "locations", "layers", "first_found"],
    "formats": ["formats", "broken_yaml", "yaml_values", "eyaml", "odd_keys"],
    "lookups": [
        "lookup_",
        "hiera_functions",
        "dotted_keys",
        "merges",
        "convert_to",
        "control_repo",
    ],
    "interpolation": ["interpolation", "scope_dependent"],
}


def group(name, groups):
    found = [g for g, prefixes in groups.items() if name.startswith(tuple(prefixes))]
    assert found, name
    return found[0]


def environments():
    grouped, versions = {}, set()
    for path in sorted((OLD / "environments").glob("*/case.json")):
        root = path.parent
        record = load(root / "recorded.json")
        versions.add(record["puppet"])
        source, files = path.read_text("utf-8"), tree(root / "code")
        if root.name == "control_repo":
            # A link out of the corpus; now a setting of the case.
            assert files == {
                "environments/production": Link("../../../../../../examples/control-repo")
            }
            first, newline, rest = source.partition("\n")
            assert first.endswith(",")
            link = '  "links": {"environments/production": "examples/control-repo"},'
            source, files = f"{first}\n{link}{newline}{rest}", {}
        case = StoredCase(root.name, source.encode(), files).with_expected(record["outcomes"])
        grouped.setdefault(group(root.name, ENVIRONMENTS), []).append(case)
    [version] = versions
    for name, cases in grouped.items():
        write(NEW / "environments" / f"{name}.cases", f"puppet: {version}\n", cases)


def hiera():
    grouped = {}
    for path in sorted((OLD / "hiera").glob("*/lookups.pp")):
        root = path.parent
        files = tree(root)
        del files["lookups.pp"], files["recorded.json"]
        answers = load(root / "recorded.json")
        source = answered(
            path.read_text("utf-8"),
            [a["expression"] for a in answers],
            [without(a, "expression") for a in answers],
        )
        case = StoredCase(root.name, source.encode(), files)
        grouped.setdefault(group(root.name, HIERA), []).append(case)
    for name, cases in grouped.items():
        write(NEW / "hiera" / f"{name}.cases", "", cases)
    (NEW / "hiera/texts").mkdir()
    for path in sorted((OLD / "hiera/texts").glob("*.json")):
        shutil.copy(path, NEW / "hiera/texts" / path.name)


def functions():
    root = OLD / "functions"
    for path in sorted(root.glob("*.pp")):
        answers = load(path.with_suffix(".json"))
        source = answered(
            path.read_text("utf-8"),
            [a["expression"] for a in answers],
            [without(a, "expression") for a in answers],
        )
        (NEW / "functions" / path.name).write_text(source, "utf-8")
    for name in ("facts.json", "deviations.json"):
        shutil.copy(root / name, NEW / "functions" / name)
    modules = StoredCase("modules", b"", tree(root / "modules"))
    write(NEW / "functions/modules.cases", "# Modules that the calls may use.\n", [modules])


def ruby_functions():
    root = OLD / "ruby_functions"
    for path in sorted(root.glob("*.txt")):
        answers = load(path.with_suffix(".json"))
        source = answered(
            path.read_text("utf-8"),
            [a["call"] for a in answers],
            [without(a, "call") for a in answers],
        )
        (NEW / "ruby_functions" / f"{path.stem}.pp").write_text(source, "utf-8")
    modules = StoredCase("modules", b"", tree(root / "modules"))
    heading = "# The modules whose functions `own.pp` calls.\n"
    write(NEW / "ruby_functions/modules.cases", heading, [modules])


def erb():
    root = OLD / "erb"
    outcomes = load(root / "outcomes.json")
    source = (root / "expressions.txt").read_text("utf-8")
    count = len(questions(source))
    assert [a["template"] for a in outcomes[:count]] == [
        f"<%= ({q.asked}).inspect %>" for q in questions(source)
    ]
    answers = [without(a, "template") for a in outcomes]
    source = answered(source, [q.asked for q in questions(source)], answers[:count])
    source = source.replace(
        "# One Ruby expression in a line; outcomes.json says what its inspect gives.",
        "# One Ruby expression in a line, and what its `inspect` gives in a template.",
    )
    (NEW / "erb/expressions.rb").write_text(source, "utf-8")
    templates = (root / "templates.txt").read_text("utf-8").split("----\n")
    assert templates == [a["template"] for a in outcomes[count:]]
    cases = [
        StoredCase(f"{number:02}", each.encode()).with_expected(answer)
        for number, (each, answer) in enumerate(zip(templates, answers[count:], strict=True), 1)
    ]
    write(NEW / "erb/templates.cases", "", cases)


def modules():
    root = OLD / "modules"
    record, cases = load(root / "recorded.json"), []
    for path in sorted(root.glob("*/*.pp")):
        name = f"{path.parent.name}/{path.stem}"
        sets = [key.partition("@")[2] for key in record if key.startswith(f"{name}@")]
        expected = {fact_set: record.pop(f"{name}@{fact_set}") for fact_set in sets}
        cases.append(StoredCase(f"{name}.pp", path.read_bytes()).with_expected(expected))
    assert not record
    write(NEW / "modules/modules.cases", "", cases)
    for name in ("facts.json", "differences.json"):
        shutil.copy(root / name, NEW / "modules" / name)


for c in OLD.iterdir():
    shutil.rmtree(NEW / c.name)
for corpus in sorted(OLD.iterdir()):
    (NEW / corpus.name).mkdir(parents=True)
manifests("compiler")
manifests("paper")
syntax()
environments()
hiera()
functions()
ruby_functions()
erb()
modules()


def tables():
    """The recorded tables beside the unit tests, one row in each line."""
    from tests.oracle.recording import table_source

    data = OLD.parent / "unit" / "data"
    rows = {
        "tables/regexps": list(map(list, load(data / "regexps.json").items())),
        "tables/embedded": load(data / "embedded.json"),
        "resource_types/debian": list(map(list, load(data / "resource_types.json").items())),
        "resource_types/own": list(map(list, load(data / "resource_types/recorded.json").items())),
    }
    for path in (data / "types").glob("*.json"):
        rows[f"types/{path.stem}"] = load(path)
    for name, each in rows.items():
        (NEW / f"{name}.json").write_text(table_source(each), "utf-8")
    files = tree(data / "resource_types")
    del files["recorded.json"]
    heading = "# The modules whose types `own.json` describes.\n"
    write(NEW / "resource_types/modules.cases", heading, [StoredCase("modules", b"", files)])


tables()
