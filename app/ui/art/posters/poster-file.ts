import { FULL_TURN } from '../geometry/easing.ts'
import { lanes } from '../geometry/line-bundle.ts'
import { relief, ridges } from '../geometry/relief.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import { waves } from '../geometry/waves.ts'
import {
  island,
  openWater,
  volcano,
  type Scene,
  bundle,
  ground,
  sea,
  star,
  tenth,
  stepAcross,
} from './coasts.ts'
import colours from './colours.json' with { type: 'json' }
import type { PosterKind, PosterPalette, PosterSize } from './poster-names.ts'

const scenes: Record<PosterKind, (scene: Scene) => string> = {
  volcan: volcano,
  lac: lake,
  plateau,
  col: pass,
  ile: island,
  vagues: openWater,
}

interface PosterSpecification {
  kind: PosterKind
  seed: number
  palette: PosterPalette
  size: PosterSize
}

export function posterFile({ kind, seed, palette, size: { width, height } }: PosterSpecification): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${posterStyle(palette)}</style>` +
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop class="sky-top"/><stop offset="1" class="sky-bottom"/></linearGradient>' +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${scenes[kind]({ width, height, seed })}</svg>`
  )
}

function posterStyle(palette: PosterPalette): string {
  const tones = Object.entries(colours[palette]).map(([name, colour]) => `--${name}:${colour}`)
  return (
    `:root{color-scheme:light dark;${tones.join(';')}}` +
    '.sky-top{stop-color:var(--sky-top)}.sky-bottom{stop-color:var(--sky-bottom)}.star{fill:var(--star)}' +
    '.ground{fill:var(--ground)}.sea{fill:var(--sea)}.road{fill:none;stroke:var(--ground);stroke-width:11}' +
    '.line{fill:none;stroke:var(--line);stroke-width:1.2;stroke-linecap:round}.you{stroke:var(--you);stroke-width:3}'
  )
}

function lake(scene: Scene): string {
  const { width, height, seed } = scene
  const horizon = height * 0.54
  const crest = { height: height * 0.09, top: horizon - height * 0.09, summit: height * 0.34, summits: 4 }
  const mountains = ridges({ width, seed, count: 18, flattening: 1.05, step: stepAcross(width, 8), ...crest })
  const wake = { along: 0.45, alongSpread: 0.25, depth: 0.4, depthSpread: 0.35, strength: 1.6, drift: 0.3 }
  const swell = { cycles: 3.2, amplitude: 6, perspective: 1.45, step: stepAcross(width, 10), wake }
  const water = waves({ width, height: height * 0.46, top: horizon + 4, count: 24, ...swell })
  return (
    star(width * 0.7, height * 0.2, width * 0.1) +
    ground(mountains[0] ?? '', height) +
    bundle(mountains, 6) +
    sea(scene, horizon) +
    bundle(water, 13)
  )
}

function plateau({ width, height, seed }: Scene): string {
  const hill = { innerRadius: 6, gap: 17, count: 30, roughness: 0.3, twist: 0.03, rotation: 0.4 }
  const shape = { centreX: width * 0.62, centreY: height * 0.26, stretchX: 1.1, stretchY: 0.92 }
  const contours = relief({ ...hill, ...shape, seed: seed + 4 })
  const oval = { centreX: width * 0.38, centreY: height * 0.78, straight: width * 0.42 }
  const track = lanes({ ...oval, innerRadius: 34, gap: 13, count: 8 })
  const turn = `rotate(-14 ${tenth(width * 0.4)} ${tenth(height * 0.74)})`
  const field = `<path d="${track[7] ?? ''}" class="ground"/>`
  return `${bundle(contours)}<g transform="${turn}">${field}${bundle(track, 3)}</g>`
}

function pass({ width, height, seed }: Scene): string {
  const crest = { height: height * 0.62, top: height * 0.36, summit: height * 0.3, summits: 5 }
  const relief = { count: 34, flattening: 0.9, perspective: 1.15, step: stepAcross(width, 8) }
  const mountains = ridges({ width, seed, ...relief, ...crest })
  const road = smoothCurve(hairpins(width, height))
  return (
    star(width * 0.3, height * 0.17, width * 0.09) +
    ground(mountains[0] ?? '', height) +
    bundle(mountains) +
    `<path d="${road}" class="road"/><path d="${road}" class="line you"/>`
  )
}

function hairpins(width: number, height: number): Point[] {
  return Array.from({ length: 84 }, (_, index) => {
    const climbed = index * 0.012
    const reach = width * 0.34 * (1 - climbed * 0.82)
    const x = width * (0.5 + 0.12 * climbed) + reach * Math.sin(FULL_TURN * 3.2 * climbed ** 0.82)
    return [x, height * (1.02 - climbed * 0.62)]
  })
}
