"use strict";
// The explanations of a catalog: click an attribute, and the lines that it comes from light up.
const data = JSON.parse(document.getElementById("data").textContent);
const catalog = document.getElementById("catalog");
const why = document.getElementById("why");
const sources = document.getElementById("sources");
const find = document.getElementById("find");

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// --- The catalog

// What the page opens with.
let first = null;
for (const [index, resource] of data.resources.entries()) {
  const details = element("details");
  details.open = data.resources.length < 40;
  details.append(element("summary", "", resource.ref));
  for (const [number, answer] of resource.answers.entries()) {
    const button = element("button", "", answer.attribute === null ? "why is it there?" : answer.attribute);
    if (answer.value !== null) button.append(" = ", element("span", "value", answer.value));
    button.id = `a${index}-${number}`;
    button.dataset.words = `${resource.ref} ${answer.attribute ?? ""}`.toLowerCase();
    button.addEventListener("click", () => choose(button, resource, answer));
    if (data.chosen && data.chosen[0] === resource.ref && data.chosen[1] === answer.attribute) first = button;
    details.append(button);
  }
  catalog.append(details);
}

find.addEventListener("input", () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const details of catalog.children) {
    let shown = 0;
    for (const button of details.querySelectorAll("button")) {
      button.hidden = !words.every((word) => button.dataset.words.includes(word));
      if (!button.hidden) shown += 1;
    }
    details.hidden = shown === 0;
    if (words.length) details.open = shown > 0;
  }
});

document.getElementById("full").addEventListener("change", (event) => {
  document.body.classList.toggle("full", event.target.checked);
});

// --- Explanations

function choose(button, resource, answer) {
  for (const other of catalog.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
  button.setAttribute("aria-current", "true");
  const places = new Map();
  const title = answer.attribute === null ? `${resource.ref} is in the catalog` : `${resource.ref} ${answer.attribute}`;
  why.replaceChildren(element("h2", "", title));
  if (answer.text !== undefined) why.append(element("pre", "answer value", answer.text));
  why.append(tree([answer.why], places, false));
  why.scrollTop = 0;
  light(places);
}

function tree(nodes, places, isDetail) {
  const list = element("ul");
  for (const node of nodes) {
    const hidden = isDetail || node.d === 1;
    const item = element("li", node.d === 1 ? "detail" : "");
    item.append(element("span", "subject", node.s));
    if (node.v !== undefined) item.append(node.b ? " is " : " = ", element("span", "value", node.v));
    if (node.f !== undefined) {
      const [file, line] = node.f;
      const where = line === null ? data.files[file].name : `${data.files[file].name}:${line}`;
      const place = element("button", "place", where);
      place.addEventListener("click", () => reveal(file, line));
      item.append("  ", place);
      if (!hidden && line !== null) {
        if (!places.has(file)) places.set(file, new Set());
        places.get(file).add(line);
      }
    }
    if (node.n) item.append("  ", element("span", "note", node.n));
    if (node.e) item.append(element("span", "source", node.e));
    if (node.c) item.append(tree(node.c, places, hidden));
    list.append(item);
  }
  return list;
}

// --- Sources

function light(places) {
  sources.replaceChildren();
  for (const [index, lines] of places) sources.append(fileElement(index, lines));
  const first = sources.querySelector(".lit");
  if (first) first.scrollIntoView({ block: "center" });
}

// Of long files only the lines around those that light up are shown at first.
const LONG = 60;
const AROUND = 4;

function fileElement(index, lit) {
  const file = data.files[index];
  const made = element("div", "file");
  made.dataset.file = index;
  made.append(element("h2", "", file.name));
  const near = new Set();
  for (const line of lit) for (let n = line - AROUND; n <= line + AROUND; n += 1) near.add(n);
  const isLong = file.lines.length > LONG && lit.size > 0;
  let pre = null;
  let folded = null;
  for (const [number, text] of file.lines) {
    const hides = isLong && !near.has(number);
    if (pre === null || hides !== (folded !== null)) {
      pre = element("pre");
      folded = hides ? gap(pre) : null;
      made.append(...(folded ? [folded, pre] : [pre]));
    }
    const span = element("span", lit.has(number) ? "lit" : "", text);
    span.dataset.line = number;
    pre.append(span);
    if (folded) folded.textContent = pre.children.length === 1 ? "⋯ 1 line" : `⋯ ${pre.children.length} lines`;
  }
  return made;
}

function gap(pre) {
  const button = element("button", "gap");
  pre.hidden = true;
  button.addEventListener("click", () => unfold(pre));
  return button;
}

function unfold(pre) {
  if (!pre.hidden) return;
  pre.hidden = false;
  pre.previousElementSibling.remove();
}

function reveal(index, line) {
  let file = sources.querySelector(`[data-file="${index}"]`);
  if (!file) {
    file = fileElement(index, new Set(line === null ? [] : [line]));
    sources.append(file);
  }
  for (const other of sources.querySelectorAll(".chosen")) other.classList.remove("chosen");
  const span = line === null ? file : file.querySelector(`[data-line="${line}"]`) ?? file;
  if (span !== file) unfold(span.parentElement);
  span.classList.add("chosen");
  span.scrollIntoView({ block: "center" });
}

if (location.hash.length > 1) first = document.getElementById(location.hash.slice(1)) ?? first;
if (first) {
  first.parentElement.open = true;
  first.scrollIntoView({ block: "center" });
  first.click();
}
