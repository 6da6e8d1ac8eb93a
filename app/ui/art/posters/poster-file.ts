import { island, openWater, volcano } from './coasts.ts'
import { lake, pass, plateau } from './mountains.ts'
import type { PosterKind, PosterPalette, PosterSize } from './poster-names.ts'
import { posterColours } from './poster-palettes.ts'
import type { Scene } from './scene.ts'

const scenes: Record<PosterKind, (scene: Scene) => string> = {
  volcan: volcano,
  lac: lake,
  plateau,
  col: pass,
  ile: island,
  vagues: openWater,
}

export interface PosterSpecification {
  kind: PosterKind
  seed: number
  palette: PosterPalette
  size: PosterSize
}

/** The poster of a camp, complete in itself: shown by `<img>`, it follows the colour scheme of the page. */
export function posterFile({ kind, seed, palette, size: { width, height } }: PosterSpecification): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${posterStyle(palette)}</style>` +
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop class="sky-top"/><stop offset="1" class="sky-bottom"/></linearGradient>' +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${scenes[kind]({ width, height, seed })}</svg>`
  )
}

function posterStyle(palette: PosterPalette): string {
  const colours = posterColours[palette]
  return (
    `:root{color-scheme:light dark;--sky-top:${colours.skyTop};--sky-bottom:${colours.skyBottom};--ground:${colours.ground};` +
    `--sea:${colours.sea};--line:${colours.line};--you:${colours.you};--star:${colours.star}}` +
    '.sky-top{stop-color:var(--sky-top)}.sky-bottom{stop-color:var(--sky-bottom)}.star{fill:var(--star)}' +
    '.ground{fill:var(--ground)}.sea{fill:var(--sea)}.road{fill:none;stroke:var(--ground);stroke-width:11}' +
    '.line{fill:none;stroke:var(--line);stroke-width:1.2;stroke-linecap:round}.you{stroke:var(--you);stroke-width:3}'
  )
}
