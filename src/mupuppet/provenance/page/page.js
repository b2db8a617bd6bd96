"use strict";
// The explanations of a catalog: click an attribute, and the lines that it comes from light up.
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

// --- Data: pieces of JSON, of which large pages have compressed ones

const pieces = new Map();

// Calls back with pieces, at once if all of them are there or need not be unpacked.
function load(names, use) {
  const missing = names.filter((name) => !pieces.has(name));
  const packed = [];
  for (const name of missing) {
    const holder = document.getElementById(`data-${name}`);
    if (holder.type === "application/json") pieces.set(name, JSON.parse(holder.textContent));
    else packed.push(unpack(holder).then((piece) => pieces.set(name, piece)));
    holder.remove();
  }
  const hand = () => use(...names.map((name) => pieces.get(name)));
  if (packed.length) Promise.all(packed).then(hand);
  else hand();
}

function unpack(holder) {
  const bytes = Uint8Array.from(atob(holder.textContent), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

let data = null;
// What the page opens with: the numbers of a resource and of an answer.
let opened = null;
// --- The catalog

function plural(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString("en")} ${noun}${noun.endsWith("s") ? "es" : "s"}`;
}

function showSummary() {
  const { summary } = data;
  const hasFailed = data.failure >= 0;
  const size = `${plural(summary.resources, "resource")}, ${plural(summary.classes, "class")}`;
  why.replaceChildren(element("h2", "", hasFailed ? `${summary.node}: no catalog, the compilation failed` : `${summary.node}: ${size}`));
  why.append(element("p", "hint", `environment ${summary.environment}, ${summary.puppet}. ${hasFailed ? `What it had declared is on the left: ${size}.` : "Choose an attribute on the left: here is where its value comes from."}`));
  if (summary.messages.length) {
    const list = element("ul", "messages");
    for (const [level, text] of summary.messages) {
      const item = element("li", level);
      if (text.includes("\n")) item.append(element("pre", "", text.trimEnd()));
      else item.append(element("strong", "", level), ` ${text}`);
      list.append(item);
    }
    why.append(element("h2", "", "Failures and warnings"), list);
  }
  if (hasFailed) {
    const place = element("div", "failure");
    why.append(element("h2", "", "Why it failed"), place);
    withGraph(data.failure, (graph) => {
      const places = new Map();
      place.append(tree(graph, [data.failure], places, false, 0, { count: 0 }));
      light(places);
    });
  }
  const table = element("table");
  for (const [type, count] of summary.types) {
    const row = element("tr");
    row.append(element("td", "", type), element("td", "count", count.toLocaleString("en")));
    table.append(row);
  }
  why.append(element("h2", "", "Resources by type"), table);
}

function sizeOf([, inner]) {
  return inner === undefined ? 1 : 1 + inner.reduce((sum, each) => sum + sizeOf(each), 0);
}

const FEW = 40;

function showTree() {
  const isSmall = data.resources.length < FEW;
  catalog.replaceChildren(...data.roots.map((node) => branch(node, 0, isSmall)));
}

// What a container has is drawn when it is opened.
function branch(node, depth, isOpen) {
  const [number, inner] = node;
  const details = element("details");
  const [ref, answers] = number < 0 ? ["?", []] : data.resources[number];
  const summary = element("summary", inner === undefined ? "" : "container", ref);
  if (inner !== undefined) summary.append(" ", element("span", "count", (sizeOf(node) - 1).toLocaleString("en")));
  details.append(summary);
  let isDrawn = false;
  const draw = () => {
    if (isDrawn) return;
    isDrawn = true;
    details.append(...answers.map((_, at) => answerButton(number, at)));
    details.append(...(inner ?? []).map((each) => branch(each, depth + 1, isOpen)));
  };
  details.addEventListener("toggle", draw);
  details.open = isOpen || depth < 1;
  if (details.open) draw();
  return details;
}

function answerButton(number, at) {
  const [ref, answers] = data.resources[number];
  const [attribute, value] = answers[at];
  const button = element("button", "", attribute === null ? "why is it there?" : attribute);
  if (value !== null) button.append(" = ", element("span", "value", value));
  button.id = `a${number}-${at}`;
  button.dataset.words = `${ref} ${attribute ?? ""}`.toLowerCase();
  button.addEventListener("click", () => choose(number, at));
  return button;
}

const MOST_FOUND = 300;

find.addEventListener("input", () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) {
    showTree();
    return;
  }
  const found = [];
  let count = 0;
  for (const [number, [ref, answers]] of data.resources.entries()) {
    const matching = [...answers.keys()].filter((at) => {
      const text = `${ref} ${answers[at][0] ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    count += matching.length;
    if (!matching.length || found.length >= MOST_FOUND) continue;
    const details = element("details");
    details.open = true;
    details.append(element("summary", "", ref), ...matching.map((at) => answerButton(number, at)));
    found.push(details);
  }
  catalog.replaceChildren(element("p", "hint", `${plural(count, "answer")} found`), ...found);
});

document.getElementById("full").addEventListener("change", (event) => {
  document.body.classList.toggle("full", event.target.checked);
});

const THEMES = { auto: "light dark", light: "light", dark: "dark" };
document.getElementById("theme").addEventListener("click", (event) => {
  const names = Object.keys(THEMES);
  const next = names[(names.indexOf(event.target.textContent.slice(7)) + 1) % names.length];
  event.target.textContent = `theme: ${next}`;
  document.documentElement.style.colorScheme = THEMES[next];
});

// --- Explanations

const SUBJECT = 0, VALUE = 1, FLAGS = 2, FILE = 3, LINE = 4, SOURCE = 5, NOTES = 6, CHILDREN = 7;
const CONDITION = 1, DETAIL = 2;
// A graph may be large as a tree: deeper parts, and more than so many, are drawn on demand.
const DEEPEST = 12;
const MOST_DRAWN = 1500;

// Rows below a row have smaller numbers, and may be in any piece before its own.
function withGraph(row, use) {
  const names = ["strings"];
  for (let piece = 0; piece * data.rows <= row; piece += 1) names.push(`rows-${piece}`);
  load(names, (strings, ...rows) => use({ strings, row: (each) => rows[Math.floor(each / data.rows)][each % data.rows] }));
}

function choose(number, at) {
  for (const other of catalog.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
  document.getElementById(`a${number}-${at}`)?.setAttribute("aria-current", "true");
  const [ref, answers] = data.resources[number];
  const [attribute, , row, text] = answers[at];
  withGraph(row, (graph) => {
    const title = attribute === null ? `${ref} is in the catalog` : `${ref} ${attribute}`;
    why.replaceChildren(element("h2", "", title));
    if (text !== undefined) why.append(element("pre", "answer value", text));
    const places = new Map();
    why.append(tree(graph, [row], places, false, 0, { count: 0 }));
    why.scrollTop = 0;
    light(places);
  });
}

function tree(graph, rows, places, isDetail, depth, drawn) {
  const list = element("ul");
  for (const number of rows) {
    const row = graph.row(number);
    const { strings } = graph;
    drawn.count += 1;
    const isOwnDetail = (row[FLAGS] & DETAIL) !== 0;
    const hidden = isDetail || isOwnDetail;
    const item = element("li", isOwnDetail ? "detail" : "");
    item.append(element("span", "subject", strings[row[SUBJECT]]));
    if (row[VALUE]) item.append((row[FLAGS] & CONDITION) ? " is " : " = ", element("span", "value", strings[row[VALUE]]));
    const line = row[LINE] || null;
    if (row[FILE] >= 0) {
      const file = row[FILE];
      const where = line === null ? data.files[file] : `${data.files[file]}:${line}`;
      const place = element("button", "place", where);
      place.addEventListener("click", () => reveal(file, line));
      item.append("  ", place);
      if (!hidden && line !== null) {
        if (!places.has(file)) places.set(file, new Set());
        places.get(file).add(line);
      }
    }
    if (row[NOTES]) item.append("  ", element("span", "note", strings[row[NOTES]]));
    if (row[SOURCE]) item.append(element("span", "source", strings[row[SOURCE]]));
    const children = row.slice(CHILDREN);
    if (children.length && (depth >= DEEPEST || drawn.count > MOST_DRAWN)) {
      const more = element("button", "place", `⋯ ${plural(children.length, "reason")} more`);
      more.addEventListener("click", () => {
        const found = new Map();
        more.replaceWith(tree(graph, children, found, hidden, 0, { count: 0 }));
        for (const [file, lines] of found) for (const each of lines) reveal(file, each);
      });
      item.append(" ", more);
    } else if (children.length) {
      item.append(tree(graph, children, places, hidden, depth + 1, drawn));
    }
    list.append(item);
  }
  return list;
}

// --- Sources

function light(places) {
  sources.replaceChildren();
  load([...places.keys()].map((index) => `file-${index}`), () => {
    for (const [index, lines] of places) sources.append(fileElement(index, lines));
    const first = sources.querySelector(".lit");
    if (first) first.scrollIntoView({ block: "center" });
  });
}

// Of long files only the lines around those that light up are shown at first.
const LONG = 60;
const AROUND = 4;

function fileElement(index, lit) {
  const lines = pieces.get(`file-${index}`);
  const made = element("div", "file");
  made.dataset.file = index;
  made.append(element("h2", "", data.files[index]));
  const near = new Set();
  for (const line of lit) for (let n = line - AROUND; n <= line + AROUND; n += 1) near.add(n);
  const isLong = lines.length > LONG && lit.size > 0;
  let pre = null;
  let folded = null;
  for (const [number, text] of lines) {
    const hides = isLong && !near.has(number);
    if (pre === null || hides !== (folded !== null)) {
      pre = element("pre");
      folded = hides ? gap(pre) : null;
      made.append(...(folded ? [folded, pre] : [pre]));
    }
    const span = element("span", lit.has(number) ? "lit" : "");
    span.append(...coloured(text));
    span.dataset.line = number;
    pre.append(span);
    if (folded) folded.textContent = pre.children.length === 1 ? "⋯ 1 line" : `⋯ ${pre.children.length} lines`;
  }
  return made;
}

// Comments, strings, variables, words of the language, names of types and numbers.
const TOKEN = /(#.*$)|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|([$@](?:::)?\w+(?:::\w+)*)|\b(and|case|class|default|define|else|elsif|false|function|if|in|include|contain|inherits|node|or|require|true|type|undef|unless|lookup)\b|\b([A-Z]\w*(?:::[A-Z]\w*)*)\b|\b(\d+(?:\.\d+)?)\b/g;
const CLASSES = ["comment", "string", "variable", "keyword", "type", "number"];

function coloured(text) {
  const made = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > end) made.push(text.slice(end, found.index));
    const kind = found.slice(1).findIndex((each) => each !== undefined);
    made.push(element("i", CLASSES[kind], found[0]));
    end = found.index + found[0].length;
  }
  if (end < text.length) made.push(text.slice(end));
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
  load([`file-${index}`], () => {
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
  });
}

// --- What the page opens with

function open() {
  const named = location.hash.match(/^#a(\d+)-(\d+)$/);
  if (named && data.resources[named[1]]?.[1][named[2]]) opened = [Number(named[1]), Number(named[2])];
  else if (data.chosen) {
    const number = data.resources.findIndex(([ref]) => ref === data.chosen[0]);
    const at = number < 0 ? -1 : data.resources[number][1].findIndex(([attribute]) => attribute === data.chosen[1]);
    if (at >= 0) opened = [number, at];
  }
  if (opened) choose(...opened);
}

load(["index"], (index) => {
  data = index;
  showSummary();
  showTree();
  open();
});
