"""What of an environment needs real Ruby."""

from __future__ import annotations

from pathlib import Path

from mupuppet.environment.environment import Environment
from mupuppet.ruby.needs import Need, needing_ruby


def test_files_that_need_ruby_are_found_with_line_and_construct(tmp_path: Path) -> None:
    functions = tmp_path / "m" / "lib" / "puppet" / "functions" / "m"
    templates = tmp_path / "m" / "templates" / "deep"
    functions.mkdir(parents=True)
    templates.mkdir(parents=True)
    begin = "Puppet::Functions.create_function(:'m::{}') do\n  def {}\n    {}\n  end\nend\n"
    for name, body in {"plain": "1", "read": "File.chmod(0, '/x')", "native": "`ls`",
                       "some": "block_given? ? 1 : File.chmod(0, '/x')"}.items():  # fmt: skip
        (functions / f"{name}.rb").write_text(begin.format(name, name, body))
    (templates / "plain.erb").write_text("<%= @x %>")
    (templates / "global.erb").write_text("a\n<%= $stdin %>")
    (templates / "some.erb").write_text("<% if @x %>\n<%= $stdin %>\n<% end %>")
    (templates / "other.epp").write_text("<%= $stdin %>")
    environment = Environment.from_code("", modulepath=(str(tmp_path),))
    assert needing_ruby(environment, lambda name: name == "m::native") == [
        Need(str(templates / "global.erb"), 2, "the global variable `$stdin'", False),
        Need(str(templates / "some.erb"), 2, "the global variable `$stdin'", True),
        Need(str(functions / "read.rb"), 3, "`File.chmod'", False),
        Need(str(functions / "some.rb"), 3, "`File.chmod'", True),
    ]
