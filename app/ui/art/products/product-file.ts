import { FULL_TURN, gaussian, smoothStep } from '../geometry/easing.ts'
import { lanes } from '../geometry/line-bundle.ts'
import { relief } from '../geometry/relief.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import { waves } from '../geometry/waves.ts'
import bonnet from './bonnet.svg?raw'
import gourde from './gourde.svg?raw'
import maillot from './maillot.svg?raw'
import type { ProductColour, ProductKind } from './product-names.ts'
import trifonction from './trifonction.svg?raw'
import tshirt from './tshirt.svg?raw'

/** A picture of a product: its drawing, and the lines printed on it, of which one is yours. */
const pictures: Record<ProductKind, { svg: string; lines: () => string[]; yours: number }> = {
  maillot: { svg: maillot, lines: track, yours: 7 },
  tshirt: { svg: tshirt, lines: summit, yours: 7 },
  trifonction: { svg: trifonction, lines: transitionDown, yours: 6 },
  bonnet: { svg: bonnet, lines: wake, yours: 5 },
  gourde: { svg: gourde, lines: slope, yours: 9 },
}

export function productFile(kind: ProductKind, colour: ProductColour): string {
  const { svg, lines, yours } = pictures[kind]
  const paths = lines()
  const others = paths.filter((_, index) => index !== yours).join('')
  return svg
    .replaceAll('\n', '')
    .replace('<style/>', `<style>${styleOf(kind, colour)}</style>`)
    .replace('</clipPath>', `</clipPath>${DEFINITIONS}`)
    .replace(
      '<!-- lines -->',
      `<path d="${others}" class="line"/><path d="${paths[yours] ?? ''}" class="line you"/>`,
    )
}

function styleOf(kind: ProductKind, colour: ProductColour): string {
  const yourWidth = kind === 'tshirt' || kind === 'trifonction' ? 4 : 5
  const shade = colour === 'white' ? 0.075 : 0.17
  return (
    `:root{color-scheme:light dark;${palettes[colour]}}${RULES}` +
    `.you{stroke:var(--you);stroke-width:${yourWidth}}.fold-shade{stroke:#00100a;stroke-opacity:${shade}}`
  )
}

function track(): string[] {
  return lanes({ centreX: 118, centreY: 372, innerRadius: 34, gap: 12.5, count: 13, straight: 150 })
}

function summit(): string[] {
  const hill = { centreX: 200, centreY: 236, innerRadius: 5, gap: 7.4, count: 12, seed: 17 }
  return relief({ ...hill, roughness: 0.26, twist: 0.05, stretchX: 1.08, stretchY: 0.96 })
}

function slope(): string[] {
  const hill = { centreX: 186, centreY: 330, innerRadius: 4, gap: 11.5, count: 17, seed: 6, roughness: 0.34 }
  return relief({ ...hill, twist: 0.05, stretchX: 0.95, stretchY: 1.15, rotation: 0.5 })
}

function wake(): string[] {
  const packet = { along: 0.55, alongSpread: 0.25, depth: 0.5, depthSpread: 0.3, strength: 1.5, drift: 0.3 }
  const swell = { cycles: 1.7, amplitude: 9, perspective: 1.08, shift: 0.8, echoShift: 0.9, step: 10 }
  return waves({ width: 400, height: 290, top: 78, count: 17, ...swell, wake: packet })
}

function transitionDown(): string[] {
  return Array.from({ length: 19 }, (_, index) => {
    const across = index / 18
    const points: Point[] = []
    for (let y = 30; y <= 470; y += 9) points.push([lineX(across, y / 470), y])
    return smoothCurve(points)
  })
}

function lineX(across: number, down: number): number {
  const swimming = 1 - smoothStep(0.3, 0.46, down)
  const riding = (1 - swimming) * (1 - smoothStep(0.56, 0.74, down))
  const waist = (216 * across - 108) * (1 - 0.22 * gaussian(down, 0.53, 0.12))
  const wave = swimming * 6.5 * Math.sin(FULL_TURN * (down * 5.2 + across * 1.3))
  const climb = riding * 13 * Math.sin(FULL_TURN * (across * 1.1 + 0.1)) * gaussian(down, 0.5, 0.1)
  return 200 + waist + wave + climb
}

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

const DEFINITIONS =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<filter id="cast" x="-40%" y="-200%" width="180%" height="520%"><feGaussianBlur stdDeviation="11"/></filter>' +
  '<linearGradient id="fabric" x2="1" y2=".15"><stop offset=".5" class="fabric-lit"/><stop offset="1" class="fabric-shaded"/></linearGradient>' +
  '<linearGradient id="side"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>'
