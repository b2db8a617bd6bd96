// The picture of the scopes: boxes in boxes, as in Figure 3 of the paper.

// --- The picture of the scopes

// The step by which the scope of the node has been entered.
const inNode = []; // whether a frame is in it
for (const frame of frames) inNode.push(frame.s === "::nd" || (frame.f >= 0 && inNode[frame.f]));
const enteredNode = steps.findIndex((step) => step.a === "::nd" || inNode[step.f]);
const bottomOf = (scope) => scope.split(" def")[0];
const isTemporary = (scope) => scope.includes(" def");

function baseOf(scope, parents) {
  let at = bottomOf(scope);
  for (let n = 0; at !== "::" && at !== "::nd" && parents.has(at) && n < 10000; n += 1) at = parents.get(at);
  return at === "::nd" ? at : "::";
}

// The scopes and their parents, parents first. Of very many, those that matter now.
function scopesNow(record) {
  const parents = new Map([["::", null]]);
  const active = [];
  let at = record && "f" in record ? record.f : -1;
  for (; at >= 0 && active.length < MOST_NESTED; at = frames[at].f) {
    if ("s" in frames[at]) active.unshift(frames[at].s);
  }
  const inside = enteredNode >= 0 && applied > enteredNode;
  if (inside || sigma.has("::nd") || active.includes("::nd")) parents.set("::nd", "::");
  for (const [scope, parent] of declared) parents.set(scope, parent);
  for (const scope of [...[...sigma.keys()].filter(isTemporary).slice(-MOST_NESTED), ...active]) {
    if (!parents.has(scope)) parents.set(scope, baseOf(scope, parents));
  }
  return parents;
}

// The scopes to draw: all, or the newest, those of this step, and their ancestors.
function drawn(parents, needed) {
  if (parents.size <= MOST_BOXES) return parents;
  const names = [...parents.keys()];
  const kept = new Set();
  for (const scope of [...needed, ...names.slice(-MOST_BOXES / 2)]) {
    for (let at = scope; at && parents.has(at) && !kept.has(at); at = parents.get(at)) kept.add(at);
  }
  return new Map([...parents].filter(([scope]) => kept.has(scope)));
}

// Lay out boxes in boxes: rows of children below the title and the variables.
function layOut(scope, children, room, context) {
  const title = scope === "::" ? ":: (top)" : scope === "::nd" ? "::nd (node)" : scope;
  const inner = Math.max(room - 20, 120);
  const all = [...(sigma.get(scope) || new Map())];
  const most = context.brief && scope !== context.current ? 2 : 8;
  const wanted = ([name]) => context.marks.has(`${scope} ${name}`);
  const shown = all.length > most ? [...all.filter(wanted), ...all.filter((item) => !wanted(item))].slice(0, most) : all;
  const widest = Math.max(18, Math.floor(inner / CHARACTER));
  const variables = shown.map(([name, value]) => ({ name, text: cut(`$${name} = ${value}`, Math.min(34, widest)) }));
  const more = all.length - shown.length;
  const note = context.notes.get(scope) || "";
  let width = Math.max(title.length * CHARACTER + note.length * 6.4 + 14, ...variables.map((each) => each.text.length * CHARACTER), more ? 80 : 0);
  let y = 26 + 17 * variables.length + (more ? 17 : 0), x = 0, height = 0;
  const boxes = [];
  for (const child of children.get(scope) || []) {
    const box = layOut(child, children, inner, context);
    if (x && x + box.width > inner) { y += height + 8; x = 0; height = 0; }
    box.x = 10 + x; box.y = y + 4;
    x += box.width + 8;
    height = Math.max(height, box.height);
    width = Math.max(width, x - 8);
    boxes.push(box);
  }
  if (boxes.length) y += height + 4;
  return { scope, title, note, variables, more, boxes, width: width + 20, height: y + 8, x: 0, y: 0 };
}

function drawBox(box, context, depth) {
  const classes = [
    depth % 2 ? "even" : "",
    isTemporary(box.scope) ? "temporary" : "",
    context.passed.includes(box.scope) ? "passed" : "",
    box.scope === context.fresh ? "fresh" : "",
    box.scope === context.current ? "current" : "",
  ];
  const group = svg("g", { class: classes.join(" ").trim(), transform: `translate(${box.x} ${box.y})` });
  group.dataset.scope = box.scope;
  group.append(svg("rect", { class: "box", width: box.width, height: box.height, rx: 7 }));
  group.append(svg("text", { class: "title", x: 10, y: 18 }, box.title));
  if (box.note) group.append(svg("text", { class: "note", x: box.width - 10, y: 17, "text-anchor": "end" }, box.note));
  let y = 35;
  for (const { name, text } of box.variables) {
    const mark = context.marks.get(`${box.scope} ${name}`);
    if (mark) group.append(svg("rect", { class: mark, x: 7, y: y - 12, width: text.length * CHARACTER + 6, height: 16, rx: 3 }));
    group.append(svg("text", { x: 10, y }, text));
    y += 17;
  }
  if (box.more) group.append(svg("text", { class: "more", x: 10, y }, `… ${box.more} more`));
  for (const child of box.boxes) group.append(drawBox(child, context, depth + 1));
  return group;
}

function showScopes(record) {
  const passed = (record && record.w) || [];
  const current = passed[0] || (record && record.a) || "::";
  const all = scopesNow(record);
  const parents = drawn(all, [current, ...passed]);
  const children = new Map(), notes = new Map(), marks = new Map();
  for (const [scope, parent] of parents) {
    if (parent === null) continue;
    const place = parents.has(parent) ? parent : "::";
    if (!children.has(place)) children.set(place, []);
    children.get(place).push(scope);
    if (isTemporary(scope)) notes.set(scope, "until it is done");
    else if (place !== "::" && place !== "::nd") notes.set(scope, "inherits");
  }
  if (all.size > parents.size) notes.set("::", `${all.size - parents.size} scopes are not drawn`);
  const change = record && record.d;
  if (record && record.v) marks.set(record.v.join(" "), "read");
  if (change && change[1] === "bind") marks.set(`${change[2]} ${change[3]}`, "new");
  const fresh = change && change[1] === "declare" ? `::${change[2]}` : null;
  const context = { current, fresh, passed: passed.length ? [...passed.slice(1), record.a] : [], marks, notes, brief: parents.size > 30 };
  const box = layOut("::", children, Math.max($("picture").offsetWidth - 32, 260), context);
  const described = [...parents].map(([scope, parent]) => (parent ? `${scope} in ${parent}` : scope)).join("; ");
  const picture = svg("svg", { width: box.width + 4, height: box.height + 4, viewBox: `-2 -2 ${box.width + 4} ${box.height + 4}`, role: "img" });
  picture.append(svg("title", {}, "Parent scopes as containment: " + described), drawBox(box, context, 0));
  $("picture").replaceChildren(picture);
  reveal($("picture"), picture.querySelector("g.current > rect.box"));
}
