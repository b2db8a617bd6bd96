// Lists: σ, κ, the catalog, and the steps with their filter.

// --- σ, κ and the catalog as lists

const unfolded = new Set(); // lists that the reader wants to see in full

// Show a list of entries (functions that make elements), or a part of it around one of them.
function fill(panel, entries, at, size, changed) {
  const heading = $(`${panel.parentElement.id}-size`);
  heading.replaceChildren(size, changed ? element("b", { class: "changed" }, ` ${changed}`) : "");
  let shown = entries;
  if (entries.length > MOST && !unfolded.has(panel.id)) {
    const start = Math.max(0, Math.min(at - (MOST >> 1), entries.length - MOST));
    const more = element("button", { type: "button", class: "link" }, `show all ${entries.length} lines`);
    more.addEventListener("click", () => { unfolded.add(panel.id); show(position); });
    shown = [() => more, ...entries.slice(start, start + MOST)];
  }
  if (!entries.length) shown = [() => element("div", { class: "empty" }, "∅")];
  panel.replaceChildren(...shown.map((make) => make()));
  reveal(panel, panel.querySelector(".new, .gone, .read"));
}

const styled = (kind, mark) => ({ class: mark ? `${kind} ${mark}` : kind });

function showVariables(record) {
  const change = record && record.d, read = record && record.v;
  const binding = !change ? null : change[1] === "bind" ? change.slice(2) : change[1] === "alter" ? change[3] : null;
  const bound = binding ? `${binding[0]} ${binding[1]}` : null;
  const looked = read ? read.join(" ") : null;
  const parents = scopesNow(record);
  const entries = [];
  let at = 0, count = 0;
  for (const [scope, variables] of sigma) {
    const parent = parents.get(scope);
    entries.push(() => element("b", { class: "group" }, scope, parent ? element("small", {}, ` in ${parent}`) : ""));
    for (const [name, value] of variables) {
      const key = `${scope} ${name}`, mark = key === bound ? "new" : key === looked ? "read" : "";
      if (mark) at = entries.length;
      count += 1;
      entries.push(() => element("div", styled("value", mark), element("span", { class: "v" }, `$${name}`), ` = ${value}`));
    }
  }
  if (change && change[1] === "clear") {
    at = entries.length;
    entries.push(() => element("div", { class: "gone" }, change[2] + (change[3].length ? `: ${change[3].map((name) => `$${name}`).join(", ")}` : "")));
  }
  const summary = bound ? `+ $${binding[1]} in ${binding[0]}` : change && change[1] === "clear" ? `− ${change[2]}` : "";
  fill($("sigma"), entries, at, plural(count, "variable"), summary);
}

function showDefinitions(record) {
  const change = record && record.d;
  const changed = change && (change[1] === "define" || change[1] === "declare") ? change[2] : null;
  const names = [...kappa.keys()];
  const entries = names.map((name) => () => element("div", styled("entry", name === changed ? "new" : ""), element("b", {}, name), ` : ${kappa.get(name)}`));
  const summary = changed === null ? "" : `${change[1] === "define" ? "+" : "declared"} ${changed}`;
  fill($("kappa"), entries, names.indexOf(changed), plural(names.length, "definition"), summary);
}

function showCatalog(record) {
  const change = record && record.d, last = catalog.length - 1, isNew = change && change[1] === "add";
  const changed = new Set(isNew ? [last] : change && change[1] === "alter" ? change[2].map(([at]) => at) : []);
  const entries = catalog.map((number, index) => () => element("div", styled("entry", changed.has(index) ? "new" : ""), lines(number)));
  const first = () => cut(lines(catalog[Math.min(...changed)]).split("\n")[0].replace(/:$/, ":…"), 40);
  const summary = isNew ? `+ ${first()}` : changed.size > 1 ? `changed ${changed.size}` : changed.size ? `changed ${first()}` : "";
  fill($("catalog"), entries, changed.size ? Math.min(...changed) : last, plural(catalog.length, "resource"), summary);
}

const plural = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

// --- The list of steps, and its filter

const usedBy = []; // for each frame, the rules of it and of those around it
for (const frame of frames) {
  const outer = frame.f >= 0 ? usedBy[frame.f] : new Set();
  const own = [frame.r, ...(frame.e || []).flatMap(([, chain]) => chain.map(([name]) => name))];
  usedBy.push(own.every((name) => outer.has(name)) ? outer : new Set([...outer, ...own]));
}
function rulesOf(step) {
  const own = step.t.flatMap((row) => [row.r, ...(row.e || []).flatMap(([, chain]) => chain.map(([name]) => name))]);
  return new Set([...own.filter(Boolean), ...(step.f >= 0 ? usedBy[step.f] : [])]);
}
const counts = new Map();
for (const step of steps) for (const name of rulesOf(step)) counts.set(name, (counts.get(name) || 0) + 1);

const ADMINISTRATIVE = new Set(["SeqSkip", "MSeqSkip", "ScopeDone"]); // put away what is done
const FILTERS = [
  ["all", "all steps", () => true],
  ["work", "all but administrative ones", (step) => !ADMINISTRATIVE.has(step.r)],
  ["sigma", "changes of σ", (step) => step.d && (step.d[1] === "bind" || step.d[1] === "clear")],
  ["kappa", "changes of κ", (step) => step.d && (step.d[1] === "define" || step.d[1] === "declare")],
  ["catalog", "new resources", (step) => step.d && (step.d[1] === "add" || step.d[1] === "alter")],
];
let listed = []; // the positions that are listed
let position = 0;

function prepareFilter() {
  const select = $("filter");
  for (const [value, label] of FILTERS) select.append(element("option", { value }, label));
  const group = element("optgroup", { label: "steps that use rule" });
  for (const name of [...counts.keys()].sort((a, b) => a.localeCompare(b))) {
    group.append(element("option", { value: `rule:${name}` }, `${name} (${counts.get(name)})`));
  }
  select.append(group);
  select.addEventListener("change", () => { filter(); show(position); });
}

function filter() {
  const value = $("filter").value;
  const chosen = FILTERS.find(([name]) => name === value);
  const accept = chosen ? chosen[2] : (step) => rulesOf(step).has(value.slice(5));
  listed = [];
  steps.forEach((step, at) => { if (accept(step)) listed.push(at + 1); });
  $("found").textContent = value === "all" ? "" : plural(listed.length, "step");
  if (value === "all") listed = [0, ...listed, LAST];
  const list = $("list"), room = element("div", { class: "room" });
  room.style.height = `${listed.length * ROW}px`;
  list.replaceChildren(room);
}

function item(index) {
  const at = listed[index], step = steps[at - 1];
  const [name, text, what] = at === 0 ? ["beginning", "", ""] : at === LAST ? [ENDINGS[end.status][0].toLowerCase(), "", ""]
    : [step.r, "n" in step ? "" : inline(step.x, 40), step.d ? { bind: "σ", clear: "σ", define: "κ", declare: "κ", add: "C", alter: "C" }[step.d[1]] : ""];
  const quiet = at === 0 || at === LAST || "n" in step;
  const made = element(
    "div",
    { class: "item", role: "option", id: `step-${at}`, "aria-selected": at === position ? "true" : "false", "aria-posinset": index + 1, "aria-setsize": listed.length },
    element("span", { class: "no" }, at === 0 || at === LAST ? "" : String(at)),
    element("span", { class: `name ${quiet ? "quiet" : ""}`.trim() }, name),
    element("span", { class: "text" }, text),
    element("span", { class: "what" }, what),
  );
  made.style.top = `${index * ROW}px`;
  made.dataset.position = at;
  return made;
}

// Only what can be seen is there.
function drawList() {
  const list = $("list");
  const first = Math.max(0, Math.floor(list.scrollTop / ROW) - 5);
  const last = Math.min(listed.length, first + Math.ceil((list.clientHeight || 600) / ROW) + 10);
  const items = [];
  for (let index = first; index < last; index += 1) items.push(item(index));
  list.firstChild.replaceChildren(...items);
}

// The index in the list of the first position that is not before this one.
function indexOf(at) {
  let low = 0, high = listed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (listed[middle] < at) low = middle + 1; else high = middle;
  }
  return low;
}

function showList() {
  const list = $("list"), index = indexOf(position);
  const top = index * ROW;
  if (top < list.scrollTop || top + ROW > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - (list.clientHeight - ROW) / 2;
  }
  drawList();
  if (listed[index] === position) list.setAttribute("aria-activedescendant", `step-${position}`);
  else list.removeAttribute("aria-activedescendant");
}
