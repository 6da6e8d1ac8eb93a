import { relief } from '../geometry/relief.ts'
import { bothSides, folds, print, symmetricalOutline } from './product-parts.ts'
import type { ProductPicture } from './product-picture.ts'

export function tshirt(): ProductPicture {
  const summit = { centreX: 200, centreY: 236, innerRadius: 5, gap: 7.4, count: 12, seed: 17 }
  const contours = relief({ ...summit, roughness: 0.26, twist: 0.05, stretchX: 1.08, stretchY: 0.96 })
  return {
    frame: { x: 200, y: 246, width: 437 },
    silhouette: symmetricalOutline(
      [200, 88],
      [
        [224, 88, 238, 76, 243, 52],
        [262, 58, 286, 66, 302, 76],
        [328, 92, 352, 134, 368, 172],
        [352, 184, 334, 194, 318, 200],
        [312, 190, 307, 180, 304, 170],
        [302, 250, 303, 340, 307, 432],
        [272, 441, 236, 443, 200, 443],
      ],
    ),
    inside:
      print(contours, 7) +
      folds([
        ['M120 170C150 230 130 310 142 420', 20],
        ['M284 170C262 240 276 320 258 430', 22],
        ['M60 170C84 150 96 130 104 96', 16],
        ['M340 170C316 150 304 130 296 96', 16],
        ['M104 176C140 198 160 190 186 206', 9],
        ['M298 176C264 196 240 190 218 204', 9],
        ['M200 330C214 370 200 400 208 440', 14, 'light'],
        ['M92 200C98 280 94 360 92 440', 26],
        ['M308 200C302 280 306 360 308 440', 26],
      ]) +
      bothSides('M100 78C92 110 94 140 96 172', 'seam') +
      bothSides('M38 162C54 174 70 184 88 191', 'stitch') +
      '<path d="M94 423C128 432 164 434 200 434S272 432 306 423" class="stitch"/>',
    under:
      '<path d="M157 52C162 76 176 88 200 88S238 76 243 52C232 62 218 66 200 66S168 62 157 52Z" class="inner"/>' +
      '<path d="M190 68h20v9h-20z" class="label"/>',
    over:
      '<path d="M157 52C162 76 176 88 200 88S238 76 243 52" class="rib rib-wide"/>' +
      '<path d="M157 52C168 62 182 66 200 66S232 62 243 52" class="rib-inner"/>',
  }
}
