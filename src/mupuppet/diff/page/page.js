"use strict";
const { groups, statuses } = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
byId("title").textContent = document.title;

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function fill(id, values) {
  for (const value of [...new Set(values)].filter(Boolean).sort()) {
    byId(id).append(new Option(value, value));
  }
}
const causeOf = (cause) => `${cause.file}:${cause.line}`;
fill("node", Object.keys(statuses).filter((node) => !["same", "untouched"].includes(statuses[node])));
fill("type", groups.map((group) => group.type));
fill("cause", groups.flatMap((group) => group.causes.map(causeOf)));
fill("risk", groups.map((group) => group.risk));

const KINDS = { "+": "added", "-": "removed", "@": "place" };

function oneColumn(lines) {
  const table = element("table", undefined, "lines");
  for (const line of lines) {
    table.insertRow().append(element("td", line, KINDS[line[0]] || ""));
  }
  return table;
}

function twoColumns(lines) {
  const table = element("table", undefined, "lines two");
  let removed = [], added = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++) {
      const row = table.insertRow();
      row.append(element("td", removed[at] ?? "", at < removed.length ? "removed" : ""));
      row.append(element("td", added[at] ?? "", at < added.length ? "added" : ""));
    }
    removed = []; added = [];
  };
  for (const line of lines) {
    if (line[0] === "-") { if (added.length) flush(); removed.push(line.slice(1)); continue; }
    if (line[0] === "+") { added.push(line.slice(1)); continue; }
    flush();
    const row = table.insertRow();
    for (const _ of [0, 1]) row.append(element("td", line, KINDS[line[0]] || ""));
  }
  flush();
  return table;
}

function facts(list, name, text, className) {
  if (!text) return;
  list.append(element("dt", name), element("dd", text, className));
}

function shown(group, isOpen) {
  const details = element("details");
  details.open = isOpen;
  details.dataset.id = group.id;
  const head = element("summary");
  const count = group.nodes.length;
  head.append(element("b", count === 1 ? "1 node" : `${count} nodes`));
  head.append(element("code", group.title), element("span", group.risk, `risk ${group.risk}`));
  details.append(head);
  const body = () => {
    if (details.childElementCount > 1) return;
    details.append(byId("sides").checked ? twoColumns(group.lines) : oneColumn(group.lines));
    const list = element("dl");
    group.cause_lines.forEach((line, at) =>
      facts(list, "cause", line, group.causes[at].proven ? "proven" : ""));
    facts(list, "cause", group.cause_note);
    facts(list, "triggers", group.triggers.join(", "));
    if (group.holes) {
      const own = group.holes[group.example_node] || {};
      const values = Object.entries(own).map(([name, value]) => `{${name}} is ${value}`);
      facts(list, "example", `${group.example_node}: ${values.join(", ")}`);
    }
    facts(list, "nodes", group.nodes.join(", "));
    details.append(list);
  };
  if (isOpen) body();
  details.addEventListener("toggle", body);
  return details;
}

let isOpen = groups.length <= 5;
const texts = groups.map((group) =>
  [group.title, ...group.lines, ...group.cause_lines, ...group.nodes].join("\n").toLowerCase());

function draw() {
  const [node, type, cause, risk] = ["node", "type", "cause", "risk"].map((id) => byId(id).value);
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups.filter((group, at) =>
    (!node || group.nodes.includes(node)) && (!type || group.type === type) &&
    (!cause || group.causes.some((each) => causeOf(each) === cause)) &&
    (!risk || group.risk === risk) && words.every((word) => texts[at].includes(word)));
  byId("groups").replaceChildren(...found.map((group) => shown(group, isOpen)));
  byId("count").textContent = `${found.length} of ${groups.length} groups`;
  byId("open").textContent = isOpen ? "fold all" : "unfold all";
}
byId("filters").addEventListener("input", draw);
byId("filters").addEventListener("submit", (event) => event.preventDefault());
byId("open").addEventListener("click", () => { isOpen = !isOpen; draw(); });
draw();
