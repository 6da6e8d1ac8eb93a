import type { ProductColour, ProductKind } from './product-names.ts'

/** Lit fabric, its shaded side, panels, deep parts, lines, your line, trimmings. */
const palettes: Record<ProductColour, string> = {
  green:
    '--lit:oklch(.47 .125 155);--shaded:oklch(.4 .106 156);--panel:oklch(.335 .085 158);--deep:oklch(.25 .055 162);--line:oklch(.9 .12 157/.5);--you:oklch(.9 .2 128);--trim:oklch(.96 .03 160)',
  blue: '--lit:oklch(.5 .175 257);--shaded:oklch(.42 .155 259);--panel:oklch(.345 .12 260);--deep:oklch(.26 .08 262);--line:oklch(.92 .07 240/.5);--you:oklch(.82 .19 153);--trim:oklch(.97 .02 240)',
  ink: '--lit:oklch(.3 .026 232);--shaded:oklch(.245 .024 232);--panel:oklch(.195 .02 232);--deep:oklch(.14 .015 230);--line:oklch(.86 .02 220/.42);--you:oklch(.8 .19 153);--trim:oklch(.97 .01 220)',
  white:
    '--lit:oklch(.985 .004 200);--shaded:oklch(.95 .007 205);--panel:oklch(.9 .012 210);--deep:oklch(.82 .014 212);--line:oklch(.48 .05 190/.42);--you:oklch(.575 .152 152);--trim:oklch(.35 .08 160)',
}

const RULES = [
  '.line{fill:none;stroke:var(--line);stroke-width:1.7;stroke-linecap:round}',
  '.fabric-lit{stop-color:var(--lit)}.fabric-shaded{stop-color:var(--shaded)}',
  '.panel,.cap-neck{fill:var(--panel)}.grip,.inner,.cap{fill:var(--deep)}.label{fill:var(--trim);opacity:.85}',
  '.shadow{fill:light-dark(rgb(4 17 12/.28),rgb(4 17 12/.55))}',
  '.seam{fill:none;stroke:#000;stroke-opacity:.26;stroke-width:1.3}',
  '.stitch{fill:none;stroke:#000;stroke-opacity:.3;stroke-width:1.2;stroke-dasharray:4 2.6}',
  '.rib{fill:none;stroke:var(--deep);stroke-width:6.5;stroke-linejoin:round}.rib-wide{stroke:var(--panel);stroke-width:9}',
  '.rib-inner{fill:none;stroke:var(--panel);stroke-width:4}',
  '.folds path{fill:none;stroke-linecap:round}.fold-light{stroke:#fff;stroke-opacity:.13}.fold-bright{stroke:#fff;stroke-opacity:.4}',
  '.mark path{fill:none;stroke:var(--trim);stroke-width:3;stroke-linecap:round}.mark .mark-wave{stroke:var(--you)}',
  '.zip{stroke:var(--deep);stroke-width:6}.zip-teeth{stroke:var(--trim);stroke-opacity:.5;stroke-width:1.6;stroke-dasharray:1.4 2.6}',
  '.zip-pull,.cap-top{fill:var(--you)}.lip{fill:none;stroke:var(--panel);stroke-width:9;stroke-linecap:round}',
  '.shine,.gloss{fill:none;stroke:#fff;stroke-opacity:.55;stroke-width:5;stroke-linecap:round}.gloss{stroke-opacity:.32}',
  '.lettering{fill:var(--trim)}.tick{stroke:var(--trim);stroke-opacity:.7;stroke-width:1.4}',
  '.cap-ridges{stroke:#fff;stroke-opacity:.13;stroke-width:2.4}.edge{opacity:.12}',
].join('')

export function productStyle(kind: ProductKind, colour: ProductColour): string {
  const yourWidth = kind === 'tshirt' || kind === 'trifonction' ? 4 : 5
  const shade = colour === 'white' ? 0.075 : 0.17
  return (
    `:root{color-scheme:light dark;${palettes[colour]}}${RULES}` +
    `.you{stroke:var(--you);stroke-width:${yourWidth}}.fold-shade{stroke:#00100a;stroke-opacity:${shade}}`
  )
}
