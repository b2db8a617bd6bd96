"""What modules have in Ruby, against real Puppet.

Virtual hosts of apache, databases of mysql, and 200 templates of a module that is made for
the purpose. Once everything in Ruby is evaluated by mupuppet itself, once all templates are
rendered by real Ruby; the time of the Ruby process counts, its start included. Then catalogs
whose time goes into a back end of Hiera, functions and a template in Ruby, evaluated here.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.oracle.modules import debian_modules

from bench import PUPPET
from bench.real_modules import linked
from bench.report import Figure, add_json_option, report
from bench.ruby_programs import workloads
from bench.sides import Kind, PuppetSide, Workload, in_process, puppet_side
from mupuppet import compile
from mupuppet.compiler.program.unit_cache import UNIT_CACHE
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import Facts, facts_for

#: Puppet takes long for one.
ROUNDS = 3
#: When Ruby runs what is written in Ruby, what that is called, and the least ratio.
SIDES = (("never", "here", 10.0), ("always", "by Ruby", 3.0))
CODE = """
class { 'apache': default_vhost => false }
include mysql::server

range(1, 120).each |$i| {
  apache::vhost { "site${i}.example.com":
    port          => 8000 + $i,
    docroot       => "/var/www/site${i}",
    serveraliases => ["www.site${i}.example.com"],
    directories   => [{ 'path' => "/var/www/site${i}", 'options' => ['FollowSymLinks'] }],
    rewrites      => [{ 'rewrite_rule' => ['^/old$ /new [R]'] }],
  }
}

range(1, 100).each |$i| {
  mysql::db { "application${i}":
    user     => "user${i}",
    password => "secret${i}",
    grant    => ['SELECT', 'UPDATE'],
  }
}

range(1, 200).each |$i| {
  bench_templates::page { "page${i}": number => $i, words => ['one', 'two', "number${i}"] }
}
"""
DEFINITION = """
define bench_templates::page(Integer $number, Array[String] $words) {
  $kind = $number % 10
  $options = { 'port' => $number, 'mode' => 'fast', 'names' => $words }
  file { "/srv/${title}": content => template("bench_templates/page${kind}.erb") }
}
"""
TEMPLATE = """\
# Page KIND, made for <%= @title %>
<% @words.each_with_index do |word, index| -%>
<%= index %>: <%= word.capitalize %> (<%= word.length %>)
<% end -%>
<% @options.sort.each do |name, value| -%>
<% if value.is_a?(Array) -%>
<%= name %> = <%= value.map { |v| v.gsub(/o/, '0') }.join(', ') %>
<% else -%>
<%= name.upcase.ljust(8) %>= <%= value %>
<% end -%>
<% end -%>
<%= format('%05d', @number) %> <%= scope.lookupvar('facts')['os']['family'] %>
"""


def templates(directory: Path) -> None:
    """A module with ten templates and a type that uses one of them."""
    (directory / "manifests").mkdir(parents=True)
    (directory / "manifests" / "page.pp").write_text(DEFINITION)
    (directory / "templates").mkdir()
    for kind in range(10):
        (directory / "templates" / f"page{kind}.erb").write_text(
            TEMPLATE.replace("KIND", str(kind))
        )


def workload(packages: Path | None, scratch: Path) -> Workload:
    """The catalog of one Debian machine."""
    facts = facts_for("debian-12", node="bench.example.com", default_node="bench", legacy=True)
    if not isinstance(facts, Facts):
        raise SystemExit(facts.message)
    modules = linked(packages or debian_modules(), scratch / "modules")
    templates(scratch / "own" / "bench_templates")
    return Workload(
        "apache, mysql, 200 templates",
        CODE,
        modulepath=(str(modules), str(scratch / "own")),
        facts=facts.values,
    )


def our_seconds(work: Workload, environment: Environment, ruby: str) -> tuple[float, int]:
    """CPU seconds of this process and of Ruby, and how many resources there are."""
    gc.collect()
    start = _used()
    result = compile(environment, node="bench", facts=work.facts, ruby=ruby, puppet=PUPPET)
    seconds = _used() - start
    if result.catalog is None:
        raise SystemExit(f"{work.name}: mupuppet says: {result.error}")
    return seconds, len(result.catalog)


def _used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def measured(work: Workload, puppet: PuppetSide, *, loaded: bool) -> list[Figure]:
    """The medians of all sides, taken in turns."""

    def new_environment() -> Environment:
        UNIT_CACHE.forget()  # otherwise the same text would not be parsed again
        return Environment.from_code(work.code, modulepath=work.modulepath)

    environment = new_environment()
    _, theirs = puppet.compile(work, loaded=False)
    _, ours = our_seconds(work, environment, "never")
    if theirs != ours:
        raise SystemExit(f"{work.name}: {ours} resources, but Puppet makes {theirs}")
    rounds: list[list[float]] = []
    for _ in range(ROUNDS):
        row = [puppet.compile(work, loaded=loaded)[0]]
        for ruby, _, _ in SIDES:
            if not loaded:
                environment = new_environment()
            row.append(our_seconds(work, environment, ruby)[0])
        rounds.append(row)
    puppet_seconds, *own = (median(column) for column in zip(*rounds, strict=True))
    kind = "loaded" if loaded else "from source"
    return [
        Figure(f"{work.name} {name}, {kind}", puppet_seconds, seconds, target)
        for (_, name, target), seconds in zip(SIDES, own, strict=True)
    ]


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run ruby", description=__doc__)
    options.add_argument("--modules", type=Path, help="a directory of Debian's module packages")
    options.add_argument("--no-modules", action="store_true", help="leave the real modules out")
    add_json_option(options)
    chosen = options.parse_args()
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as scratch:
        if not chosen.no_modules:
            work = workload(chosen.modules, Path(scratch))
            with puppet_side() as puppet:
                figures += measured(work, puppet, loaded=False)
                figures += measured(work, puppet, loaded=True)
        for work in workloads(Path(scratch)):
            for kind in (Kind.FROM_SOURCE, Kind.LOADED):
                pair = in_process(work, kind)
                name = f"{work.name}, {kind}"
                figures.append(Figure(name, pair.puppet, pair.mupuppet, work.target))
    report(figures, chosen.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
