"""What all pages that are written to a file share: the head, a light and a dark theme, and how they are printed."""

from html import escape

STYLE = """
:root { color-scheme: light dark;
  --paper: light-dark(#f6ecd9, #15142c); --raised: light-dark(#fffaef, #211f42); --ink: light-dark(#2a1d2f, #f6ecd8);
  --soft: light-dark(#5d4957, #c3b6c9); --line: light-dark(#e2d3b3, #3a3562); --strong: light-dark(#8d7443, #8a81bd);
  --gold: light-dark(#c8963a, #d9ab4c); --poor: light-dark(#a3262e, #ff9b92);
  --ink-0: light-dark(#22488f, #5d8df0); --ink-1: light-dark(#ad2c5f, #ea6f9b); --ink-2: light-dark(#a04a08, #ef8f35);
  --ink-3: light-dark(#17694a, #3fb989); --ink-4: light-dark(#6a5206, #dcb635); --ink-5: light-dark(#5b3f9e, #b09af5);
  --ink-6: light-dark(#0f6674, #56c3d4); --ink-7: light-dark(#8f2f1d, #ff9a80); }
* { box-sizing: border-box; }
body { max-width: 920px; margin: 0 auto; padding: 28px 20px 64px; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, figcaption { font-family: 'Iowan Old Style', Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 16px; padding-bottom: 12px; border-bottom: 3px double var(--gold); font-size: 2rem; }
h2 { margin: 36px 0 12px; font-size: 1.4rem; }
p, li { max-width: 44rem; } li { margin: 4px 0; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 20px 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
figure, .scroll { margin: 20px 0; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
figure { padding: 16px 20px 12px; } figcaption { margin-bottom: 12px; font-size: 1.2rem; }
.scroll { overflow-x: auto; } .scroll:focus-visible { outline: 2px solid var(--gold); }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 8px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; }
tbody th { position: sticky; left: 0; min-width: 6rem; max-width: 24rem; background: var(--raised); font-weight: 600; overflow-wrap: break-word; }
.number { text-align: right; white-space: nowrap; } .said { min-width: 10rem; } .poor { color: var(--poor); font-weight: 600; }
.who { white-space: nowrap; } .seats { padding: 0; list-style: none; }
svg { display: block; width: 100%; height: auto; overflow: visible; } svg.narrow { display: none; max-width: 440px; }
svg.key { display: inline-block; width: 14px; height: 14px; margin-right: 6px; vertical-align: -2px; }
svg text { fill: var(--soft); font: 13px system-ui, sans-serif; paint-order: stroke; stroke: var(--raised); stroke-width: 3px; } svg .name, svg .words { fill: var(--ink); } svg .unit { font-style: italic; }
.axis { stroke: var(--strong); } .grid { stroke: var(--line); } .even { stroke: var(--strong); stroke-width: 1.5; stroke-dasharray: 5 4; }
.ink { --c: var(--soft); }
.full { fill: var(--c); } .pale { fill: var(--c); fill-opacity: 0.25; } .half { fill: var(--c); fill-opacity: 0.5; stroke: var(--c); }
.mean { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 3; } .bold { stroke: var(--c); stroke-width: 2.5; fill: none; }
svg .ring { fill: var(--raised); }
@media (max-width: 700px) { body { padding: 20px 16px 48px; } h1 { font-size: 1.6rem; } figure { padding: 14px 12px 10px; }
  svg.wide { display: none; } svg.narrow { display: block; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; }
  tbody th { max-width: 9.5rem; } }
@media print { :root { color-scheme: light; --paper: #fff; --raised: #fff; print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 11pt; } figure, tr, li { break-inside: avoid; } h2 { break-after: avoid; }
  .scroll { overflow: visible; } tbody th { position: static; } table { font-size: 9pt; } th, td { padding: 3pt 4pt; } .said { min-width: 0; }
  svg.wide { display: block; } svg.narrow { display: none; } }
""" + "".join(f".ink-{i} {{ --c: var(--ink-{i}); }}\n" for i in range(8))


def document(title: str, body: str, language: str = "en") -> str:
    """A whole page that loads nothing from anywhere."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def scrolled(name: str, table: str) -> str:
    """A table that is scrolled within itself where the screen is narrow, by keys too."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(name)}">{table}</div>'
