import { FULL_TURN, gaussian, smoothStep } from '../geometry/easing.ts'
import { relief } from '../geometry/relief.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import {
  bothSides,
  clubMark,
  folds,
  print,
  symmetricalOutline,
  type ProductPicture,
} from './product-parts.ts'

const SIDE_PANEL =
  'M283 140C280 178 265 212 264 244C264 272 282 298 287 326L292 440 262 443C268 380 262 330 250 300C240 272 240 226 258 182Z'
const THIGH_GRIP = 'M217 425C240 429 268 428 292 420L292 446 217 446Z'
const SLEEVE_GRIP = 'M330 148C318 158 304 166 289 169L294 178 338 160Z'
const SIDE_SEAM = 'M258 182C240 226 240 272 250 300C262 330 268 380 262 443'

export function trisuit(): ProductPicture {
  return {
    frame: { x: 200, y: 244, width: 441 },
    silhouette: symmetricalOutline(
      [200, 62],
      [
        [214, 62, 226, 56, 230, 44],
        [248, 49, 266, 54, 280, 62],
        [304, 74, 322, 116, 336, 158],
        [322, 168, 308, 174, 294, 177],
        [289, 164, 286, 152, 283, 140],
        [280, 178, 265, 212, 264, 244],
        [264, 272, 282, 298, 287, 326],
        [291, 360, 291, 400, 290, 436],
        [268, 443, 240, 444, 217, 441],
        [214, 404, 210, 372, 200, 352],
      ],
    ),
    inside:
      print(verticalLines(), 6) +
      bothSides(SIDE_PANEL, 'panel') +
      bothSides(THIGH_GRIP, 'grip') +
      bothSides(SLEEVE_GRIP, 'grip') +
      folds([
        ['M142 110C170 160 156 220 166 300', 15],
        ['M258 110C232 160 246 220 236 300', 15],
        ['M150 330C160 370 156 400 158 440', 16, 'light'],
        ['M250 330C242 370 246 400 244 440', 16, 'light'],
        ['M138 246C164 262 180 256 198 264', 8],
        ['M262 246C238 262 220 256 204 264', 8],
        ['M112 320C112 360 112 400 112 440', 22],
        ['M288 320C288 360 288 400 288 440', 22],
        ['M196 356C190 390 186 420 184 444', 10],
        ['M204 356C210 390 214 420 216 444', 10],
      ]) +
      bothSides('M118 62C110 90 112 116 117 140', 'seam') +
      bothSides(SIDE_SEAM, 'seam') +
      '<path d="M200 292V352" class="seam"/>',
    under:
      '<path d="M170 44C174 56 186 62 200 62S226 56 230 44C220 50 212 52 200 52S180 50 170 44Z" class="inner"/>',
    over:
      '<path d="M170 44C174 56 186 62 200 62S226 56 230 44" class="rib"/><path d="M200 63V232" class="zip"/>' +
      '<path d="M200 63V232" class="zip-teeth"/><path d="M196.5 84h7v17a3.5 3.5 0 0 1-7 0z" class="zip-pull"/>' +
      clubMark(226, 104, 0.66),
  }
}

function verticalLines(): string[] {
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
