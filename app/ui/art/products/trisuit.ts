import { FULL_TURN, gaussian, smoothStep } from '../geometry/easing.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import { bothSides, clubMark, folds, print, symmetricalOutline } from './product-parts.ts'
import type { ProductPicture } from './product-picture.ts'

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
