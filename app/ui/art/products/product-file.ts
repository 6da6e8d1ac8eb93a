import { lanes } from '../geometry/line-bundle.ts'
import { waves } from '../geometry/waves.ts'
import { bottle } from './bottle.ts'
import { trisuit, tshirt } from './garments.ts'
import { allureOutline } from './letterforms.ts'
import { PRODUCT_SIZE, type ProductColour, type ProductKind } from './product-names.ts'
import {
  folds,
  print,
  bothSides,
  clubMark,
  symmetricalOutline,
  type ProductPicture,
} from './product-parts.ts'

const SIDE_PANEL = 'M86 190C104 258 100 340 92 440L70 440 70 180Z'

const SIDE_SEAM = 'M88 190C105 258 101 340 93 440'

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

const SILHOUETTE =
  'M46 322C40 196 104 96 212 92C312 90 368 178 360 300C358 326 352 338 344 344C330 352 316 334 296 326C250 310 130 312 74 340C58 346 47 340 46 322Z'

const pictures: Record<ProductKind, () => ProductPicture> = {
  maillot: jersey,
  tshirt,
  trifonction: trisuit,
  bonnet: swimCap,
  gourde: bottle,
}

const DEFINITIONS =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<filter id="cast" x="-40%" y="-200%" width="180%" height="520%"><feGaussianBlur stdDeviation="11"/></filter>' +
  '<linearGradient id="fabric" x2="1" y2=".15"><stop offset=".5" class="fabric-lit"/><stop offset="1" class="fabric-shaded"/></linearGradient>' +
  '<linearGradient id="side"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>'

export function productFile(kind: ProductKind, colour: ProductColour): string {
  const { frame, silhouette, inside, under = '', over = '', shadow } = pictures[kind]()
  const { width, height } = PRODUCT_SIZE
  const cast = `<path d="${silhouette}" class="shadow" filter="url(#cast)" transform="translate(0 14)"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBoxOf(frame)}">` +
    `<style>${productStyle(kind, colour)}</style>` +
    `<defs><clipPath id="cut"><path d="${silhouette}"/></clipPath>${DEFINITIONS}</defs>` +
    `${shadow ?? cast}${under}<path d="${silhouette}" fill="url(#fabric)"/>` +
    `<g clip-path="url(#cut)">${inside}</g>${over}</svg>`
  )
}

function viewBoxOf({ x, y, width }: ProductPicture['frame']): string {
  const height = Math.round((width * PRODUCT_SIZE.height) / PRODUCT_SIZE.width)
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`
}

function swimCap(): ProductPicture {
  const wake = { along: 0.55, alongSpread: 0.25, depth: 0.5, depthSpread: 0.3, strength: 1.5, drift: 0.3 }
  const swell = { cycles: 1.7, amplitude: 9, perspective: 1.08, shift: 0.8, echoShift: 0.9, step: 10, wake }
  return {
    frame: { x: 200, y: 220, width: 500 },
    silhouette: SILHOUETTE,
    inside:
      `<g transform="rotate(-9 200 220)">${print(waves({ width: 400, height: 290, top: 78, count: 17, ...swell }), 5)}</g>` +
      folds([
        ['M44 330C40 210 96 110 200 100', 26],
        ['M362 330C366 230 330 140 250 106', 30],
        ['M66 344C130 314 250 308 336 346', 18],
        ['M110 190C130 150 166 128 206 124', 22, 'bright'],
        ['M240 300C280 280 310 250 316 206', 16],
      ]) +
      '<path d="M112 186C130 152 160 134 190 129" class="shine"/>',
    over:
      '<path d="M46 322C47 340 58 346 74 340C130 312 250 310 296 326C316 334 330 352 344 344" class="lip"/>' +
      `<path d="${allureOutline}" transform="rotate(-7 170 240) translate(120 268)" class="lettering"/>`,
  }
}

function productStyle(kind: ProductKind, colour: ProductColour): string {
  const yourWidth = kind === 'tshirt' || kind === 'trifonction' ? 4 : 5
  const shade = colour === 'white' ? 0.075 : 0.17
  return (
    `:root{color-scheme:light dark;${palettes[colour]}}${RULES}` +
    `.you{stroke:var(--you);stroke-width:${yourWidth}}.fold-shade{stroke:#00100a;stroke-opacity:${shade}}`
  )
}

function jersey(): ProductPicture {
  const track = { centreX: 118, centreY: 372, innerRadius: 34, gap: 12.5, count: 13, straight: 150 }
  return {
    frame: { x: 200, y: 246, width: 437 },
    silhouette: symmetricalOutline(
      [200, 126],
      [
        [226, 126, 242, 104, 247, 50],
        [258, 44, 274, 48, 286, 55],
        [282, 96, 274, 150, 312, 190],
        [304, 258, 304, 330, 314, 424],
        [276, 438, 236, 441, 200, 441],
      ],
    ),
    inside:
      `<g transform="rotate(-24 200 330)">${print(lanes(track), 7)}</g>` +
      bothSides(SIDE_PANEL, 'panel') +
      bothSides(SIDE_SEAM, 'seam') +
      folds([
        ['M120 180C150 240 138 320 152 400', 20],
        ['M286 176C262 236 270 330 250 430', 22],
        ['M196 200C210 260 196 330 206 400', 12, 'light'],
        ['M100 300C140 320 170 318 190 336', 9],
        ['M306 330C276 348 250 340 226 362', 9],
        ['M80 200C92 270 86 350 84 430', 30],
        ['M320 200C308 270 314 350 316 430', 30],
      ]) +
      '<path d="M86 428C124 437 164 440 200 440S276 437 314 428" class="stitch"/>',
    under:
      '<path d="M153 50C158 104 174 126 200 126S242 104 247 50C238 66 222 73 200 73S162 66 153 50Z" class="inner"/>' +
      '<path d="M153 50C162 66 178 73 200 73S238 66 247 50" class="rib-inner"/><path d="M190 75h20v9h-20z" class="label"/>',
    over:
      '<path d="M153 50C158 104 174 126 200 126S242 104 247 50" class="rib"/>' +
      bothSides('M114 55C118 96 126 150 88 190', 'rib') +
      clubMark(230, 152, 0.84),
  }
}
