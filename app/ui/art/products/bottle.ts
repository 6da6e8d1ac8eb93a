import { relief } from '../geometry/relief.ts'
import { figureOutlines } from './letterforms.ts'
import { clubMark, print, type ProductPicture } from './product-parts.ts'

const SILHOUETTE =
  'M140 152C140 138 150 130 164 130H236C250 130 260 138 260 152V196C260 206 250 210 250 220S260 234 260 244V414C260 432 250 442 232 442H168C150 442 140 432 140 414V244C140 234 150 230 150 220S140 206 140 196Z'
const CAP =
  '<path d="M150 132V108C150 98 158 92 168 92H232C242 92 250 98 250 108V132C236 136 164 136 150 132Z" class="cap"/>' +
  '<path d="M160 96V133M170 94V134M180 93V135M190 92.5V135M200 92V135M210 92.5V135M220 93V135M230 94V134M240 96V133" class="cap-ridges"/>' +
  '<path d="M178 92C178 78 184 74 186 66H214C216 74 222 78 222 92Z" class="cap-neck"/>' +
  '<path d="M184 66V50C184 44 188 40 194 40H206C212 40 216 44 216 50V66Z" class="cap-top"/><path d="M190 46v16" class="gloss"/>'
const TICK_SCALE = 0.1

/** « Gourde Relief », 600 ml, with its graduation. */
export function bottle(): ProductPicture {
  const hill = { centreX: 186, centreY: 330, innerRadius: 4, gap: 11.5, count: 17, seed: 6, roughness: 0.34 }
  const contours = relief({ ...hill, twist: 0.05, stretchX: 0.95, stretchY: 1.15, rotation: 0.5 })
  return {
    frame: { x: 200, y: 245, width: 435 },
    silhouette: SILHOUETTE,
    inside:
      print(contours, 9) +
      '<path d="M140 196C170 204 230 204 260 196V244C230 236 170 236 140 244Z" class="panel"/>' +
      '<rect x="140" y="120" width="26" height="330" class="edge"/><path d="M158 140V438" class="gloss"/>' +
      '<rect x="216" y="120" width="50" height="330" fill="url(#side)"/>' +
      '<path d="M143 196C170 204 230 204 257 196M143 244C170 236 230 236 257 244" class="seam"/>',
    shadow: '<ellipse cx="204" cy="446" rx="92" ry="12" class="shadow" filter="url(#cast)"/>',
    over: CAP + tick(402, '200') + tick(346, '400') + tick(290, '600') + clubMark(184, 150, 1),
  }
}

function tick(y: number, volume: string): string {
  const figures = [...volume].map((figure) => figureOutlines[figure as keyof typeof figureOutlines])
  const total = figures.reduce((sum, { advance }) => sum + advance, 0)
  let x = -total
  const outlines = figures.map(({ advance, outline }) => {
    const glyph = `<path d="${outline}" transform="translate(${Math.round(x)})"/>`
    x += advance
    return glyph
  })
  const text = `<g transform="translate(242 ${y + 4}) scale(${TICK_SCALE})" class="lettering">${outlines.join('')}</g>`
  return `<path d="M246 ${y}h10" class="tick"/>${text}`
}
