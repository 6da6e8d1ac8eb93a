import { lanes } from '../geometry/lanes.ts'
import { bothSides, clubMark, folds, print, symmetricalOutline } from './product-parts.ts'
import type { ProductPicture } from './product-picture.ts'

const SIDE_PANEL = 'M86 190C104 258 100 340 92 440L70 440 70 180Z'
const SIDE_SEAM = 'M88 190C105 258 101 340 93 440'

/** « Maillot Couloirs »: a running vest, thirteen lanes that take the bend. */
export function jersey(): ProductPicture {
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
