// The manifest: as it is written, and what is left of it.

// --- Building elements

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (key === "class") made.className = value; else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

function svg(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// Panels to scroll, and only them, so that one of their elements can be seen. All are measured
// when everything is in its place: measuring in between would lay out the page again and again.
let reveals = [];
const reveal = (panel, target) => { if (target) reveals.push([panel, target]); };

function revealAll() {
  const measured = reveals.map(([panel, target]) => [panel, panel.getBoundingClientRect(), target.getBoundingClientRect()]);
  reveals = [];
  for (const [panel, box, there] of measured) {
    if (there.top < box.top || there.bottom > box.bottom) panel.scrollTop += there.top - box.top - Math.max(0, (box.height - there.height) / 3);
    if (there.left < box.left || there.right > box.right) panel.scrollLeft += there.left - box.left - Math.max(0, (box.width - there.width) / 3);
  }
}

// --- The manifest

const TOKEN = /(#.*)|('(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)|(\$(?:::)?\w+(?:::\w+)*)|\b(node|class|define|inherits|include|if|else|elsif|unless|case|default|true|false|and|or|in|scope|skip)\b(?!\s*=>)/g;
const KINDS = ["c", "s", "v", "k"];

// The pieces of a line: [text, kind].
function tokens(line) {
  const found = [];
  let at = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > at) found.push([line.slice(at, match.index), ""]);
    found.push([match[0], KINDS[match.slice(1).findIndex((group) => group !== undefined)]]);
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push([line.slice(at), ""]);
  return found;
}

// A line with everything from one column to another marked.
function paint(line, from = 0, to = 0, style = "redex") {
  const parts = [];
  let marked = null, at = 0;
  for (const [text, kind] of tokens(line)) {
    const cuts = [0, ...[from - at, to - at].filter((n) => n > 0 && n < text.length), text.length];
    for (let n = 0; n + 1 < cuts.length; n += 1) {
      const piece = text.slice(cuts[n], cuts[n + 1]), start = at + cuts[n];
      const node = kind ? element("span", { class: kind }, piece) : document.createTextNode(piece);
      if (start >= from && start < to) {
        if (!marked) parts.push((marked = element("mark", { class: style })));
        marked.append(node);
      } else parts.push(node);
    }
    at += text.length;
  }
  return parts;
}

const sourceLines = opening.source.split("\n").map((line) => line.replace(/\r$/, ""));
if (sourceLines.length > 1 && sourceLines.at(-1) === "") sourceLines.pop();
const lineStarts = [0];
for (let at = opening.source.indexOf("\n"); at >= 0; at = opening.source.indexOf("\n", at + 1)) lineStarts.push(at + 1);
$("source").style.setProperty("--numbers", `${String(sourceLines.length).length * 0.62 + 1.6}em`);
let rows = [], firstRow = 0, markedRows = []; // the lines that are there, and which are marked

// Have a line and those around it in the page; of a short manifest, all lines.
function showLines(line) {
  const last = firstRow + rows.length;
  if (rows.length && line >= firstRow && (line < last - 20 || last === sourceLines.length)) return;
  const all = sourceLines.length <= MOST_LINES;
  firstRow = all ? 0 : Math.max(0, line - (MOST_LINES >> 1));
  markedRows = [];
  rows = sourceLines.slice(firstRow, firstRow + MOST_LINES).map((text, at) => element(
    "div", { class: "row" }, element("i", {}, String(firstRow + at + 1)), element("code", {}, ...paint(text)),
  ));
  const before = firstRow ? element("div", { class: "empty" }, `… ${firstRow} lines before`) : "";
  const rest = sourceLines.length - firstRow - rows.length;
  const after = rest > 0 ? element("div", { class: "empty" }, `… ${rest} lines more`) : "";
  $("source").replaceChildren(...[before, ...rows, after].filter(Boolean));
}

function lineOf(position) {
  let low = 0, high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle] <= position) low = middle; else high = middle - 1;
  }
  return low;
}

function markSource(place, style) {
  for (const at of markedRows) {
    rows[at - firstRow].className = "row";
    rows[at - firstRow].lastChild.replaceChildren(...paint(sourceLines[at]));
  }
  markedRows = [];
  const [start, stop] = place || [0, 0];
  showLines(lineOf(start));
  for (let at = lineOf(start); at < firstRow + rows.length && lineStarts[at] < stop; at += 1) {
    const line = sourceLines[at];
    const indent = line.length - line.trimStart().length;
    const from = Math.max(start - lineStarts[at], indent), to = Math.min(stop - lineStarts[at], line.length);
    rows[at - firstRow].lastChild.replaceChildren(...paint(line, from, to, style));
    rows[at - firstRow].className = "row here";
    markedRows.push(at);
  }
  if (markedRows.length) reveal($("source"), rows[markedRows[0] - firstRow]);
}

// The place of the last step that has one: what a `skip` is left of.
function placeBefore(position) {
  for (let at = Math.min(position, steps.length) - 1; at >= 0 && at > position - 50; at -= 1) {
    if (steps[at].o) return steps[at].o;
  }
  return null;
}

function showManifest(record, style) {
  if (record && record.o) markSource(record.o, style);
  else markSource(record ? placeBefore(position) : null, "redex past");
  if ($("term").hidden) return;
  if (!record) {
    const first = steps[0] || end;
    $("term").replaceChildren("f" in first ? whole(first).join("") : "skip");
    return;
  }
  if (!("f" in record)) { $("term").replaceChildren("skip"); return; }
  const [before, redex, after] = whole(record);
  const mark = element("mark", { class: style }, redex);
  $("term").replaceChildren(before, mark, after);
  reveal($("term"), mark);
}
