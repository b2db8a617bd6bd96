"use strict";
// A large resource graph: boxes fold and unfold, the picture is laid out again each time.
// `graph` has a row for each box (its text, the number of its container, whether it is open, how
// many resources it has), and the orderings between boxes.
const SVG = "http://www.w3.org/2000/svg";
const LETTER = 6.6, LINE = 24, GAP = 14, COLUMN_GAP = 46, MAXIMUM = 48, ROWS = 40;
const drawing = document.currentScript.ownerSVGElement;
const canvas = document.getElementById("canvas");
const boxes = graph.boxes.map(([text, parent, isOpen, count], number) => ({ number, text, parent, isOpen, count, children: [] }));
const whole = { number: -1, text: "", isOpen: true, children: [] };
for (const box of boxes) (box.parent < 0 ? whole : boxes[box.parent]).children.push(box);

function made(name, attributes, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

// --- Layout

const above = (box) => (box.parent < 0 ? null : boxes[box.parent]);
const isFolded = (box) => box.children.length > 0 && !box.isOpen;

function chain(box) {
  const found = [];
  for (let each = box; each; each = above(each)) found.unshift(each);
  return found;
}

// What stands for a box in the picture: itself, or the outermost folded box around it.
function standsFor(box) {
  const path = chain(box);
  return path.find(isFolded) ?? box;
}

function label(box) {
  const text = box.text.replaceAll("\n", "⏎");
  const half = Math.floor((MAXIMUM - 1) / 2);
  const short = text.length <= MAXIMUM ? text : `${text.slice(0, MAXIMUM - 1 - half)}…${text.slice(-half)}`;
  return box.children.length ? `${box.isOpen ? "▾" : "▸"} ${short}  ${box.count}` : short;
}

function orderings() {
  const shown = new Map();
  for (const [first, second, refreshes] of graph.orderings) {
    const [one, other] = [standsFor(boxes[first]), standsFor(boxes[second])];
    if (one === other || chain(one).includes(other) || chain(other).includes(one)) continue;
    const key = `${one.number} ${other.number}`;
    shown.set(key, [one, other, refreshes || (shown.get(key)?.[2] ?? false)]);
  }
  return [...shown.values()];
}

function betweenSiblings(edges) {
  const found = new Map();
  for (const [first, second] of edges) {
    const [path, other] = [chain(first), chain(second)];
    const at = path.findIndex((each, index) => each !== other[index]);
    if (at < 0 || !other[at]) continue;
    if (!found.has(path[at])) found.set(path[at], []);
    found.get(path[at]).push(other[at]);
  }
  return found;
}

function columns(siblings, after) {
  const before = new Map(siblings.map((box) => [box, 0]));
  const following = (box) => (after.get(box) ?? []).filter((other) => before.has(other));
  for (const box of siblings) for (const other of following(box)) before.set(other, before.get(other) + 1);
  const rank = new Map(siblings.map((box) => [box, 0]));
  const ready = siblings.filter((box) => !before.get(box));
  for (const box of ready) {
    for (const other of following(box)) {
      rank.set(other, Math.max(rank.get(other), rank.get(box) + 1));
      before.set(other, before.get(other) - 1);
      if (!before.get(other)) ready.push(other);
    }
  }
  const ranked = new Map();
  for (const box of siblings) {
    if (!ranked.has(rank.get(box))) ranked.set(rank.get(box), []);
    ranked.get(rank.get(box)).push(box);
  }
  const split = [];
  for (const [, column] of [...ranked].sort(([one], [other]) => one - other)) {
    for (let start = 0; start < column.length; start += ROWS) split.push(column.slice(start, start + ROWS));
  }
  return split;
}

function place(box, after) {
  const title = label(box).length * LETTER + 16;
  if (!box.children.length || !box.isOpen) {
    [box.width, box.height] = [title, LINE];
    return;
  }
  for (const child of box.children) place(child, after);
  let x = GAP, height = 0;
  for (const column of columns(box.children, after)) {
    let y = box === whole ? GAP : LINE + 6;
    for (const child of column) {
      [child.x, child.y] = [x, y];
      y += child.height + GAP;
    }
    x += Math.max(...column.map((child) => child.width)) + COLUMN_GAP;
    height = Math.max(height, y);
  }
  [box.width, box.height] = [Math.max(x - COLUMN_GAP + GAP, title), height];
}

// --- Drawing

let found = new Set();
let current = null;

function drawBox(box, x, y) {
  [box.left, box.top] = [box.x + x, box.y + y];
  const classes = [box.children.length ? (box.isOpen ? "outer" : "box folded") : "box"];
  if (found.has(box)) classes.push("found");
  if (box === current) classes.push("current");
  const group = made("g", { "data-box": box.number });
  group.append(made("title", {}, box.text));
  group.append(made("rect", { class: classes.join(" "), rx: 4, x: box.left, y: box.top, width: box.width, height: box.height }));
  const name = made("text", { x: box.left + 8, y: box.top + 16 }, label(box));
  if (box.children.length) name.setAttribute("class", "name");
  group.append(name);
  canvas.append(group);
  if (box.isOpen) for (const child of box.children) drawBox(child, box.left, box.top);
}

function drawArrow([first, second, refreshes]) {
  const [x1, y1] = [first.left + first.width, first.top + LINE / 2];
  const [x2, y2] = [second.left, second.top + LINE / 2];
  const bend = Math.max(24, Math.abs(x2 - x1) / 2);
  const arrow = made("path", { d: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, "marker-end": "url(#tip)" });
  if (refreshes) arrow.setAttribute("class", "refresh");
  arrow.dataset.ends = `${first.number} ${second.number}`;
  canvas.append(arrow);
}

function draw() {
  const edges = orderings();
  place(whole, betweenSiblings(edges));
  canvas.replaceChildren();
  for (const child of whole.children) drawBox(child, 0, 0);
  edges.forEach(drawArrow);
}

// --- Folding

function setAll(isOpen) {
  for (const box of boxes) box.isOpen = isOpen || graph.boxes[box.number][2];
  draw();
  fit();
}

canvas.addEventListener("click", (event) => {
  const box = boxes[event.target.closest("g[data-box]")?.dataset.box];
  if (!box?.children.length || hasMoved) return;
  // The box stays under the pointer while everything around it moves.
  const [left, top] = [box.left, box.top];
  box.isOpen = !box.isOpen;
  draw();
  view.x += box.left - left;
  view.y += box.top - top;
  look();
});

canvas.addEventListener("mouseover", (event) => {
  const number = event.target.closest("g[data-box]")?.dataset.box;
  for (const arrow of canvas.querySelectorAll("path")) {
    arrow.classList.toggle("of-box", number !== undefined && arrow.dataset.ends.split(" ").includes(number));
  }
});

// --- Zooming

const view = { x: 0, y: 0, width: 0, height: 0 };

function look() {
  drawing.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  const scale = view.width / window.innerWidth;
  document.getElementById("controls").setAttribute("transform", `translate(${view.x} ${view.y}) scale(${scale})`);
}

function zoom(factor, x, y) {
  view.x = x - (x - view.x) * factor;
  view.y = y - (y - view.y) * factor;
  view.width *= factor;
  view.height *= factor;
  look();
}

const BAR = 44;

// The whole picture, but never larger than life.
function fit() {
  const scale = Math.max(1, whole.width / window.innerWidth, whole.height / (window.innerHeight - BAR));
  Object.assign(view, { x: 0, y: -BAR * scale, width: window.innerWidth * scale, height: window.innerHeight * scale });
  look();
}

function center(box) {
  const scale = Math.min(1.2, view.width / window.innerWidth);
  view.width = window.innerWidth * scale;
  view.height = window.innerHeight * scale;
  view.x = box.left + box.width / 2 - view.width / 2;
  view.y = box.top + Math.min(box.height, view.height / 2) / 2 - view.height / 2;
  look();
}

const at = (event) => [view.x + (event.clientX / window.innerWidth) * view.width, view.y + (event.clientY / window.innerHeight) * view.height];

drawing.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(Math.exp(event.deltaY / 500), ...at(event));
}, { passive: false });

let held = null;
let hasMoved = false;
drawing.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#controls")) held = [event.clientX, event.clientY];
  hasMoved = false;
});
drawing.addEventListener("pointermove", (event) => {
  if (!held) return;
  const [x, y] = [event.clientX - held[0], event.clientY - held[1]];
  if (!hasMoved && Math.abs(x) + Math.abs(y) < 4) return;
  hasMoved = true;
  held = [event.clientX, event.clientY];
  view.x -= (x / window.innerWidth) * view.width;
  view.y -= (y / window.innerHeight) * view.height;
  look();
});
for (const name of ["pointerup", "pointerleave"]) drawing.addEventListener(name, () => { held = null; });

// --- Searching

const find = document.getElementById("find");
const count = document.getElementById("count");

function search() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (box) => words.every((word) => box.text.toLowerCase().includes(word));
  found = new Set(words.length ? boxes.filter((box) => !graph.boxes[box.number][4] && matches(box)) : []);
  current = null;
  count.textContent = words.length ? `${found.size} found${found.size ? "; Enter shows the next" : ""}` : "";
  draw();
}

function next(step) {
  const all = [...found];
  if (!all.length) return;
  const last = current === null ? (step > 0 ? -1 : 0) : all.indexOf(current);
  current = all[(last + step + all.length) % all.length];
  count.textContent = `${all.indexOf(current) + 1} of ${all.length}`;
  for (let box = above(current); box; box = above(box)) box.isOpen = true;
  draw();
  center(current);
}

find.addEventListener("input", search);
find.addEventListener("keydown", (event) => {
  if (event.key === "Enter") next(event.shiftKey ? -1 : 1);
  if (event.key === "Escape") {
    find.value = "";
    search();
  }
});

const ACTIONS = { all: () => setAll(true), fold: () => setAll(false), fit };
for (const [name, action] of Object.entries(ACTIONS)) document.getElementById(name).addEventListener("click", action);
document.getElementById("nearer").addEventListener("click", () => zoom(0.8, view.x + view.width / 2, view.y + view.height / 2));
document.getElementById("farther").addEventListener("click", () => zoom(1.25, view.x + view.width / 2, view.y + view.height / 2));
window.addEventListener("resize", () => {
  view.height = (view.width * window.innerHeight) / window.innerWidth;
  look();
});

// Without a script the picture has the size of what is drawn; with one it fills the window.
for (const name of ["width", "height"]) drawing.setAttribute(name, "100%");
document.getElementById("controls").removeAttribute("display");
draw();
fit();
