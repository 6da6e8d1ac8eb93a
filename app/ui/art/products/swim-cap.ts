import { waves } from '../geometry/waves.ts'
import { allureOutline } from './letterforms.ts'
import { folds, print } from './product-parts.ts'
import type { ProductPicture } from './product-picture.ts'

const SILHOUETTE =
  'M46 322C40 196 104 96 212 92C312 90 368 178 360 300C358 326 352 338 344 344C330 352 316 334 296 326C250 310 130 312 74 340C58 346 47 340 46 322Z'

/** « Bonnet Ondes ». */
export function swimCap(): ProductPicture {
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
