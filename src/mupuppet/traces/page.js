// The page about a run: reads the records (traces/compact.py) and shows one position at a time.
//
// Position 0 is the beginning, position k shows step k: the manifest before it with the redex
// marked, and σ, κ and the catalog after it with what changed marked. After the last step there is
// one more position: the end. σ, κ and the catalog are kept once; moving applies or takes back the
// changes in between.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const ROW = 24; // pixels of an item in the list of steps
  const MOST = 200; // entries of σ, κ or the catalog to show at once
  const MOST_TEXT = 40000; // characters of what is left of a manifest
  const MOST_LINES = 800; // lines of the manifest that are there at once
  const MOST_BOXES = 200; // scopes in the picture
  const MOST_NESTED = 12; // scopes of defined resources in the picture
  const MOST_FRAMES = 40; // rules of a derivation to show around the statement
  const CHARACTER = 7.25; // pixels of a character in the picture, at most

  // --- Reading

  const texts = [], frames = [], steps = [];
  let opening, end, rules;
  for (const line of $("run").textContent.trim().split("\n")) {
    const record = JSON.parse(line);
    if (!opening) opening = record;
    else if (typeof record === "string" || "m" in record || "b" in record) texts.push(record);
    else if ("end" in record) ({ end, rules } = record);
    else if ("t" in record) steps.push(record);
    else if ("f" in record) frames.push(record);
    else texts.push(record); // s₁ ␣ s₂
  }
  const LAST = steps.length + 1;

  // --- Texts

  // A text on its lines, each but the first indented, cut off when it is very long. Sequences may
  // be longer than the stack is deep.
  function lines(number, indent = "") {
    let out = "";
    const waiting = [[number, indent]];
    while (waiting.length) {
      if (out.length > MOST_TEXT) return out + "\n…";
      const item = waiting.pop();
      if (typeof item === "string") { out += item; continue; }
      const [at, pad] = item, text = texts[at];
      if (typeof text === "string") out += text.replaceAll("\n", "\n" + pad);
      else if ("m" in text) out += text.m.replaceAll("\n", "\n" + pad);
      else if ("q" in text) waiting.push([text.q[1], pad], "\n" + pad, [text.q[0], pad]);
      else {
        const inner = pad + "  ";
        waiting.push("\n" + pad + "}", [text.b, inner], `scope (${text.s}) {\n${inner}`);
      }
    }
    return out;
  }

  // A text on one line, cut off after so many characters.
  function inline(number, limit) {
    let out = "";
    const waiting = [number];
    while (waiting.length && out.length <= limit) {
      const item = waiting.pop();
      if (typeof item === "string") { out += item; continue; }
      const text = texts[item];
      if (typeof text === "string") out += text;
      else if ("m" in text) out += text.i;
      else if ("q" in text) waiting.push(text.q[1], " ␣ ", text.q[0]);
      else waiting.push(" }", text.b, `scope (${text.s}) { `);
    }
    return cut(out, limit);
  }

  const cut = (text, limit) => (text.length > limit ? text.slice(0, limit) + "…" : text);

  // The frames around a step or the end, from the inside.
  function around(number) {
    const found = [];
    for (; number >= 0; number = frames[number].f) found.push(frames[number]);
    return found;
  }

  // The whole term: [before, redex, after].
  function whole(record) {
    const outer = around(record.f);
    const depth = outer.filter((frame) => "s" in frame).length;
    let pad = "  ".repeat(depth), before = "", redex, after = "";
    if ("n" in record) [redex, after] = ["skip", "\n" + pad + lines(record.n, pad)];
    else if ("p" in record) [before, redex, after] = [record.p, record.x, record.q].map((n) => lines(n, pad));
    else redex = lines(record.x, pad);
    for (const frame of outer) {
      if ("n" in frame && after.length < MOST_TEXT) after += "\n" + pad + lines(frame.n, pad);
      else if ("s" in frame) {
        before = `scope (${frame.s}) {\n${pad}${before}`;
        pad = pad.slice(2);
        after += "\n" + pad + "}";
      }
    }
    return [before, redex, after];
  }

  // --- σ, κ and the catalog at a position

  const sigma = new Map(), kappa = new Map(), catalog = [], declared = [];
  let applied = 0; // the steps whose changes are in them
  const undo = [];
  const variablesOf = (scope) => {
    if (!sigma.has(scope)) sigma.set(scope, new Map());
    return sigma.get(scope);
  };
  for (const [scope, name, value] of opening.variables) variablesOf(scope).set(name, value);
  for (const [name, definition] of opening.definitions) kappa.set(name, definition);

  function apply(change) {
    if (!change) return null;
    const [, kind, key, first, second] = change;
    if (kind === "bind") {
      variablesOf(key).set(first, texts[second]);
      return () => { variablesOf(key).delete(first); if (!variablesOf(key).size) sigma.delete(key); };
    }
    if (kind === "clear") {
      const lost = sigma.get(key);
      sigma.delete(key);
      return () => { if (lost) sigma.set(key, lost); };
    }
    if (kind === "add") {
      catalog.push(key);
      return () => catalog.pop();
    }
    const old = kappa.get(key);
    kappa.set(key, kind === "declare" ? `DeclaredClass(${first})` : first);
    if (kind === "declare") declared.push([`::${key}`, first]);
    return () => {
      if (kind === "declare") declared.pop();
      if (old === undefined) kappa.delete(key); else kappa.set(key, old);
    };
  }

  function goTo(count) {
    while (applied < count) { undo.push(apply(steps[applied].d)); applied += 1; }
    while (applied > count) { const back = undo.pop(); if (back) back(); applied -= 1; }
  }

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

  // --- This step

  function showCard(record) {
    const card = $("card");
    if (record === null) {
      const variables = opening.variables.length;
      const key = (name) => element("kbd", {}, name);
      card.replaceChildren(
        element("h3", {}, "The beginning"),
        element("p", {}, `σ has ${variables ? plural(variables, "variable") + ", from the facts of the node" : "no variables"}, κ has ${kappa.size ? plural(kappa.size, "definition") : "no definitions"}, and the catalog is empty.`),
        element("p", {}, key("→"), " and ", key("←"), " move by a step, ", key("PageDown"), " and ", key("PageUp"), " by ten, ", key("Home"), " and ", key("End"), " to either end. With a filter they move among the steps that it shows."),
      );
    } else if (record === end) card.replaceChildren(...ending());
    else {
      const rule = rules[record.r];
      const redex = "n" in record ? "skip" : lines(record.x);
      const arrow = ` ${record.t.at(-1).a} `;
      const becomes = "n" in record ? "(nothing: the next statement follows)" : lines(record.c);
      card.replaceChildren(
        element("h3", {}, record.r, element("small", {}, rule.group)),
        element("p", {}, rule.explanation),
        record.d ? element("p", { class: "change" }, record.d[0]) : "",
        element("pre", { class: "becomes" }, element("mark", { class: "redex" }, redex), element("span", { class: "arrow" }, arrow), becomes),
        record.w ? element("p", {}, `Looked for in ${[...record.w, record.a].join(", then ")}.`) : "",
        element("pre", { "aria-label": "The rule as the paper draws it" }, rule.drawing),
        element("p", { class: "source" }, `Paper: ${rule.paper}`),
      );
    }
    card.scrollTop = 0;
  }

  const ENDINGS = {
    finished: ["Finished", "Nothing is left of the manifest: the catalog is complete."],
    stuck: ["Stuck", "No rule applies to what is marked in the manifest."],
    diverged: ["Without end", "The run would go on for ever."],
    exhausted: ["Stopped", "The run was stopped at the limit on steps; it is not at its end."],
  };

  function ending() {
    const [title, words] = ENDINGS[end.status];
    const problems = end.diagnostics.map((each) => element(
      "div", { class: `problem ${each.severity}` },
      element("b", {}, `${each.at} ${each.message}`),
      each.notes.length ? element("ul", {}, ...each.notes.map((note) => element("li", {}, note))) : "",
    ));
    return [element("h3", {}, title), element("p", {}, words), ...problems];
  }

  // --- The derivation

  const leaf = (...content) => element("span", { class: "side" }, ...content);

  // The tree that goes on upwards stands above what else the rule needs, so that trees stay narrow.
  function inference(above, sides, rule, conclusion) {
    const made = element("div", { class: "d" }, above || "");
    if (sides.length) made.append(element("div", { class: "p" }, ...sides));
    made.append(element("div", { class: "l" }, element("b", {}, rule)), element("div", {}, ...conclusion));
    made.style.setProperty("--name", `${Math.ceil(rule.length * 0.66)}em`);
    return made;
  }

  // The premises of a rule that are no steps; those about scopes as trees, or in a line each.
  function premisesOf(record, asTrees) {
    const made = rules[record.r].premises.map((premise) => leaf(premise));
    for (const [answer, chain] of record.e || []) {
      const told = ([, relation, scope]) => `${answer} ${relation}_κ ${scope.includes(" ") ? `(${scope})` : scope}`;
      if (!asTrees) {
        made.push(leaf(`${told(chain[0])} `, element("b", {}, chain.map(([name]) => name).join(", "))));
        continue;
      }
      let above = null;
      for (const link of [...chain].reverse()) {
        above = inference(above, rules[link[0]].premises.map((premise) => leaf(premise)), link[0], [told(link)]);
      }
      made.push(above);
    }
    return made;
  }

  function showDerivation(record) {
    const panel = $("derivation");
    // So long may terms be that two of them fit beside each other, with an arrow and a name.
    const limit = Math.max(24, Math.min(68, Math.floor((panel.offsetWidth - 250) / CHARACTER / 2)));
    const judgement = (before, arrow, after) => [cut(before, limit), element("b", { class: "arrow" }, ` ${arrow} `), cut(after, limit)];
    panel.replaceChildren();
    panel.scrollTo(0, 0);
    if (!record || record === end) {
      panel.append(element("div", { class: "empty" }, "No step, no derivation."));
      return;
    }
    let tree = null, before, after;
    for (const row of [...record.t].reverse()) {
      if ("omitted" in row) { tree = element("div", { class: "d" }, tree, leaf(`⋮ ${row.omitted} more rules`)); continue; }
      [before, after] = [texts[row.x], texts[row.c]];
      tree = inference(tree, premisesOf(row, !tree), row.r, judgement(before, row.a, after));
    }
    const outer = around(record.f);
    outer.forEach((frame, at) => {
      const rest = "n" in frame ? " ␣ " + inline(frame.n, limit) : "";
      const wrap = (text) => cut("s" in frame ? `scope (${frame.s}) { ${text} }` : text + rest, limit);
      [before, after] = [wrap(before), wrap(after)];
      if (outer.length > MOST_FRAMES && at >= MOST_FRAMES / 2 && at < outer.length - MOST_FRAMES / 2) {
        if (at === MOST_FRAMES / 2) tree = element("div", { class: "d" }, tree, leaf(`⋮ ${outer.length - MOST_FRAMES} more rules`));
        return;
      }
      tree = inference(tree, premisesOf(frame, false), frame.r, judgement(before, frame.a, after));
    });
    panel.append(element("div", { class: "top" }, tree));
  }

  // --- σ, κ and the catalog as lists

  const unfolded = new Set(); // lists that the reader wants to see in full

  // Show a list of entries (functions that make elements), or a part of it around one of them.
  function fill(panel, entries, at, size) {
    $(`${panel.parentElement.id}-size`).textContent = size;
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
    const bound = change && change[1] === "bind" ? `${change[2]} ${change[3]}` : null;
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
    fill($("sigma"), entries, at, plural(count, "variable"));
  }

  function showDefinitions(record) {
    const change = record && record.d;
    const changed = change && (change[1] === "define" || change[1] === "declare") ? change[2] : null;
    const names = [...kappa.keys()];
    const entries = names.map((name) => () => element("div", styled("entry", name === changed ? "new" : ""), element("b", {}, name), ` : ${kappa.get(name)}`));
    fill($("kappa"), entries, names.indexOf(changed), plural(names.length, "definition"));
  }

  function showCatalog(record) {
    const last = catalog.length - 1, isNew = record && record.d && record.d[1] === "add";
    const entries = catalog.map((number, index) => () => element("div", styled("entry", isNew && index === last ? "new" : ""), lines(number)));
    fill($("catalog"), entries, last, plural(catalog.length, "resource"));
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

  const FILTERS = [
    ["all", "all steps", () => true],
    ["work", "all but skips", (step) => !("n" in step)],
    ["sigma", "changes of σ", (step) => step.d && (step.d[1] === "bind" || step.d[1] === "clear")],
    ["kappa", "changes of κ", (step) => step.d && (step.d[1] === "define" || step.d[1] === "declare")],
    ["catalog", "new resources", (step) => step.d && step.d[1] === "add"],
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
      : [step.r, "n" in step ? "" : inline(step.x, 40), step.d ? { bind: "σ", clear: "σ", define: "κ", declare: "κ", add: "C" }[step.d[1]] : ""];
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
    list.setAttribute("aria-activedescendant", `step-${position}`);
  }

  // --- Moving

  function show(to) {
    position = Math.max(0, Math.min(LAST, to));
    goTo(Math.min(position, steps.length));
    const record = position === 0 ? null : position === LAST ? end : steps[position - 1];
    showManifest(record, record === end ? "redex stuck" : "redex");
    showScopes(record);
    showCard(record);
    showDerivation(record);
    showVariables(record);
    showDefinitions(record);
    showCatalog(record);
    showList();
    $("now-title").textContent = position === 0 || position === LAST ? "Now" : `Step ${position} of ${steps.length}`;
    $("slider").value = position;
    $("number").value = position > steps.length ? "end" : position;
    const told = position === 0 ? "the beginning" : position === LAST ? `the end: ${end.status}` : `step ${position} of ${steps.length}: ${record.r}${record.d ? `, ${record.d[0]}` : ""}`;
    $("slider").setAttribute("aria-valuetext", told);
    $("announcement").textContent = told;
    const before = document.querySelectorAll('[data-go="first"], [data-go="back"]');
    const after = document.querySelectorAll('[data-go="next"], [data-go="last"]');
    before.forEach((button) => { button.disabled = position === 0; });
    after.forEach((button) => { button.disabled = position === LAST; });
    revealAll();
    history.replaceState(null, "", `#${position}`);
  }

  // Among the steps that are listed; where none is left, to the beginning or the end.
  function move(by) {
    const index = indexOf(position);
    const here = listed[index] === position;
    const next = by > 0 ? index + by - (here ? 0 : 1) : index + by;
    if (next < 0) show(0);
    else if (next >= listed.length) show(LAST);
    else show(listed[next]);
  }

  const MOVES = { first: () => show(0), back: () => move(-1), next: () => move(1), last: () => show(LAST) };
  const KEYS = {
    ArrowLeft: () => move(-1), ArrowUp: () => move(-1), ArrowRight: () => move(1), ArrowDown: () => move(1),
    PageUp: () => move(-10), PageDown: () => move(10), Home: () => show(0), End: () => show(LAST),
  };

  document.querySelectorAll("[data-go]").forEach((button) => button.addEventListener("click", MOVES[button.dataset.go]));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
    if (event.target.closest("input, select")) return; // they have their own use for these keys
    const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (!sideways && event.target.closest(".scroll")) return; // scrolls the panel
    event.preventDefault();
    KEYS[event.key]();
  });
  $("list").addEventListener("click", (event) => {
    const chosen = event.target.closest(".item");
    if (chosen) show(Number(chosen.dataset.position));
  });
  $("list").addEventListener("scroll", drawList);
  $("slider").max = LAST;
  $("slider").addEventListener("input", () => show(Number($("slider").value)));
  $("number").addEventListener("change", () => {
    const wanted = Number.parseInt($("number").value, 10);
    show(Number.isNaN(wanted) ? position : wanted);
  });
  addEventListener("hashchange", () => show(Number.parseInt(location.hash.slice(1), 10) || 0));
  addEventListener("resize", () => show(position));

  function showAs(term) {
    $("source").hidden = term;
    $("term").hidden = !term;
    $("as-source").setAttribute("aria-pressed", String(!term));
    $("as-term").setAttribute("aria-pressed", String(term));
    show(position);
  }
  $("as-source").addEventListener("click", () => showAs(false));
  $("as-term").addEventListener("click", () => showAs(true));

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const useTheme = (isDark) => { document.documentElement.dataset.theme = isDark ? "dark" : "light"; };
  useTheme(dark.matches);
  dark.addEventListener("change", () => useTheme(dark.matches));
  $("theme").addEventListener("click", () => useTheme(document.documentElement.dataset.theme !== "dark"));

  // --- Beginning

  $("file").textContent = opening.file;
  $("node").textContent = opening.node;
  $("count").textContent = steps.length;
  $("outcome").className = end.status === "finished" ? "" : "bad";
  $("outcome").append(element("b", {}, ENDINGS[end.status][0]), ` after ${plural(steps.length, "step")}`);
  prepareFilter();
  filter();
  show(Number.parseInt(location.hash.slice(1), 10) || 0);
})();
