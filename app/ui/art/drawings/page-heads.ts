import { FULL_TURN, blend, gaussian, smoothStep } from '../geometry/easing.ts'
import { bend } from '../geometry/line-bundle.ts'
import { pathNumber, pathPair } from '../geometry/path-number.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'
import { bundleOf, highlight, type Bundle } from './drawing.ts'

export const contactHead = () =>
  bundleOf({ width: 900, count: 17, step: 6, yours: 7 }, (depth, along) => {
    const sentence = gaussian(along, 0.56, 0.17) * gaussian(depth, 0.44, 0.36)
    const answer = 0.34 * gaussian(along, 0.9, 0.07) * gaussian(depth, 0.5, 0.3)
    return 40 + depth * 380 + 74 * (sentence + answer) * Math.sin(FULL_TURN * (along * 8.5 + depth * 0.3))
  })

export const teamHead = () =>
  bundleOf({ width: 900, count: 18, step: 8, yours: 7 }, (_depth, along, index) => {
    const wave = 16 * Math.sin(FULL_TURN * (along * 3.2 + index * 0.23))
    const ripple = 9 * Math.sin(FULL_TURN * (along * 6 - index * 0.4))
    return blend(-60 + index * 42 + wave + ripple, 168 + index * 13, smoothStep(0.12, 0.82, along))
  })

export const careHead = () =>
  bundleOf({ width: 900, count: 17, step: 10, yours: 6 }, (depth, along, index) => {
    const calm = smoothStep(0.08, 0.85, along)
    const breath = 15 * calm * Math.sin(FULL_TURN * (along * 1.5 + depth * 0.55))
    const nerves = 5 * (1 - calm) ** 2 * Math.sin(FULL_TURN * along * 15)
    return 280 + (index - 8) * blend(5.5, 34, calm) + breath + nerves
  })

const PARAGRAPH = [0.62, 0.86, 0.97, 0.74, 0.9, 0.99, 0.68, 0.93, 0.83, 0.98, 0.58, 0.88, 0.95, 0.79, 0.36]

export function testimonialsHead(): Bundle {
  const lines = PARAGRAPH.map((length, index) => {
    const end = 90 + length * 780
    const points: Point[] = []
    for (let x = 60; x <= end; x += 8) {
      const pen = smoothStep(60, 160, x) * (1 - smoothStep(end - 60, end, x))
      points.push([x, 44 + index * 26.5 + 3.6 * pen * Math.sin(FULL_TURN * (x / 118 + index * 0.37))])
    }
    return smoothCurve(points)
  })
  return highlight(lines, 5)
}

export const giftCard = () =>
  bundleOf(
    { width: 700, count: 13, step: 10, yours: 5 },
    (depth, along, index) =>
      60 + index * 27 + 22 * (0.3 + depth) * Math.sin(FULL_TURN * (along * 1.3 + depth * 0.6)),
  )

export const hourglass = () =>
  bundleOf(
    { width: 360, count: 13, step: 6, yours: 6 },
    (_depth, along, index) => 95 + (index - 6) * (13.5 - 9.3 * gaussian(along, 0.5, 0.17)),
  )

export const track = { startX: -40, centreX: 930, centreY: 462, innerRadius: 110, gap: 46, count: 9 }

export function runningHead(): Bundle {
  const radius = track.innerRadius + 2.5 * track.gap
  const { startX, centreX, centreY } = track
  const entry = `M${pathPair(startX, centreY + radius)}H${pathNumber(centreX)}`
  const turn = `A${pathPair(radius, radius)} 0 0 0 ${pathPair(centreX + radius, centreY)}`
  return { lines: bend({ ...track, exitY: -60 }), highlighted: `${entry}${turn}V150` }
}

export const swimmingHead = () =>
  bundleOf({ width: 1440, count: 20, step: 14, yours: 5 }, (depth, along) => {
    const stroke = gaussian(along, 0.75 + 0.05 * depth, 0.13) * (1 - depth) ** 1.15
    const main = Math.sin(FULL_TURN * (3.1 * along + 1.05 * depth))
    const echo = Math.sin(FULL_TURN * (5.2 * along - 1.6 * depth))
    const swell = (5 + 13 * depth) * (1 + 0.5 * stroke)
    return 566 + 216 * depth ** 1.22 - 250 * stroke + swell * (main + 0.5 * echo)
  })

export function lostLine(): Bundle {
  const heights = Array.from({ length: 13 }, (_, index) => 560 + index * 20).filter((y) => y !== 660)
  const loop =
    'C990 660 1040 630 1080 550C1120 460 1200 400 1262 440C1330 486 1290 566 1228 546C1166 524 1190 430 1262 362'
  return {
    lines: heights.map((y) => `M-20 ${y}H1460`),
    highlighted: `M-20 660H880${loop}C1312 314 1344 250 1352 180`,
    dashed: 'M906 660H1460',
    end: { x: 1352, y: 180, radius: 9 },
  }
}
