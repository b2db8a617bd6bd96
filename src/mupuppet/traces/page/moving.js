// Moving through the run, and the beginning of it all.

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
  try {
    history.replaceState(null, "", `#${position}`);
  } catch {
    // Some browsers allow only so many changes of the address in a while: then it is an old one.
  }
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
$("order").hidden = !hasSecond;
$("in-place").setAttribute("aria-pressed", String(!isSecond));
$("first").setAttribute("aria-pressed", String(isSecond));
$("in-place").addEventListener("click", () => { location.href = location.pathname; });
$("first").addEventListener("click", () => { location.href = location.pathname + SECOND; });
prepareFilter();
filter();
show(Number.parseInt(location.hash.slice(1), 10) || 0);
