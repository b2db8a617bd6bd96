// The run: its records (traces/compact.py), texts, and σ, κ and the catalog at a position.
//
// Position 0 is the beginning, position k shows step k: the manifest before it with the redex
// marked, and σ, κ and the catalog after it with what changed marked. After the last step there is
// one more position: the end. σ, κ and the catalog are kept once; moving applies or takes back the
// changes in between.

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

// There is a second run, with definitions first, if the first is stuck that met one too late.
const SECOND = "?definitions-first";
const hasSecond = $("second").textContent.trim() !== "";
const isSecond = hasSecond && location.search === SECOND;
const texts = [], frames = [], steps = [];
let opening, end, rules;
for (const line of $(isSecond ? "second" : "run").textContent.trim().split("\n")) {
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
  if (kind === "alter") { // by a rule of μPuppet⁺: resources, and a parameter that is bound
    const lost = key.map(([at, count, resource]) => catalog.splice(at, count, resource));
    const unbind = first && apply([null, "bind", ...first]);
    return () => {
      for (let last = key.length - 1; last >= 0; last -= 1) catalog.splice(key[last][0], 1, ...lost[last]);
      if (unbind) unbind();
    };
  }
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
