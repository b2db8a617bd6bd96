// One step: its rule, what it does, and its derivation.

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
  diverged: ["Without end", "The run would never end."],
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

// The premises of a rule that are not steps; those about scopes as trees, or in a line each.
function premisesOf(record, asTrees) {
  const made = (record.i || []).map((premise) => leaf(premise));
  for (const [answer, chain] of record.e || []) {
    const told = ([, relation, scope]) => `${answer} ${relation}_κ ${scope.includes(" ") ? `(${scope})` : scope}`;
    if (!asTrees) {
      made.push(leaf(`${told(chain[0])} `, element("b", {}, chain.map(([name]) => name).join(", "))));
      continue;
    }
    let above = null;
    for (const link of [...chain].reverse()) {
      above = inference(above, link[3].map((premise) => leaf(premise)), link[0], [told(link)]);
    }
    made.push(above);
  }
  return made;
}

// A text inside others, cut on both sides so that it stays in sight.
function fitted(before, text, after, limit) {
  if (before.length + text.length + after.length <= limit) return before + text + after;
  const room = Math.max(limit - text.length, 2), right = Math.min(after.length, room >> 1);
  const left = Math.min(before.length, room - right);
  const start = left < before.length ? "…" + before.slice(before.length - left + 1) : before;
  return (text.startsWith("…") ? "" : start) + text + (text.endsWith("…") ? "" : cut(after, Math.max(room - start.length, 0)));
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
    const wrap = (text) => ("s" in frame ? fitted(`scope (${frame.s}) { `, text, " }", limit) : fitted("", text, rest, limit));
    [before, after] = [wrap(before), wrap(after)];
    if (outer.length > MOST_FRAMES && at >= MOST_FRAMES / 2 && at < outer.length - MOST_FRAMES / 2) {
      if (at === MOST_FRAMES / 2) tree = element("div", { class: "d" }, tree, leaf(`⋮ ${outer.length - MOST_FRAMES} more rules`));
      return;
    }
    tree = inference(tree, premisesOf(frame, false), frame.r, judgement(before, frame.a, after));
  });
  panel.append(element("div", { class: "top" }, tree));
}
