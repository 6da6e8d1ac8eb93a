import { FULL_TURN, blend, gaussian, smoothStep } from '../geometry/easing.ts'
import { bend, lanes, type BendOptions, type LaneOptions } from '../geometry/line-bundle.ts'
import { relief } from '../geometry/relief.ts'
import { transition } from '../geometry/transition.ts'
import { bikePicture, runPicture, swimPicture, triPicture } from './disciplines.ts'
import { bundleOf, highlight, type Bundle, type Drawing } from './drawing.ts'
import { frameOf, type LineArtName } from './frames.ts'
import { heroBundle } from './hero.ts'
import * as pageHeads from './page-heads.ts'
import transitions from './transitions.json' with { type: 'json' }

const WIDE = 1312
const LANE = { width: 560, height: 300 }
const PORTRAIT = { width: 560, height: 460 }

const bundles: Record<LineArtName, () => Bundle> = {
  'hero-desktop': () => heroBundle('desktop'),
  'hero-mobile': () => heroBundle('mobile'),
  'lane-run': () => runPicture({ ...LANE, count: 9 }),
  'lane-tri': () => triPicture({ ...LANE, count: 11 }),
  'lane-swim': () => swimPicture({ ...LANE, count: 14, seed: 3 }),
  'head-running': pageHeads.runningHead,
  'head-triathlon': () => highlight(transition(transitions['head-triathlon']), 7),
  'head-swimming': pageHeads.swimmingHead,
  'head-contact': pageHeads.contactHead,
  'head-team': pageHeads.teamHead,
  'head-care': pageHeads.careHead,
  'head-testimonials': pageHeads.testimonialsHead,
  'team-run': () => runPicture({ ...PORTRAIT, count: 11 }),
  'team-swim': () => swimPicture({ ...PORTRAIT, count: 16, seed: 3 }),
  'team-tri': () => triPicture({ ...PORTRAIT, count: 14 }),
  'team-bike': () => bikePicture({ ...PORTRAIT, count: 24, seed: 1 }),
  'testimonial-tri': () => triPicture({ width: 900, height: 620, count: 14 }),
  'gift-card': pageHeads.giftCard,
  'sign-in': () => highlight(transition(transitions['sign-in']), 7),
  'message-sent': () => bent({ startX: -20, centreX: 470, centreY: 30, innerRadius: 20, gap: 15 }),
  'error-404': pageHeads.lostLine,
  maintenance: () => {
    const lines = lanes({ centreX: 560, centreY: 900, innerRadius: 60, gap: 28, count: 13, straight: 1000 })
    return { lines, highlighted: lines[9] ?? '' }
  },
  footer: () => bent({ startX: 0, centreX: 2250, centreY: 765, innerRadius: 26, gap: 11 }),
  'shop-wave': () => swimPicture({ width: 900, height: 560, count: 22, seed: 4 }),
  'shop-lanes': () =>
    track(8, { centreX: 560, centreY: 640, innerRadius: 120, gap: 34, count: 15, straight: 900 }),
  'shop-gallery': () => ({
    ...track(7, { centreX: 250, centreY: 700, innerRadius: 90, gap: 36, count: 16, straight: 420 }),
    turn: [-24, 410, 560],
  }),
  'empty-flat': () => {
    const lines = Array.from({ length: 7 }, (_, index) => `M10 ${36 + index * 14}H310`)
    return highlight(lines, 3)
  },
  'empty-relief': () => {
    const hill = { centreX: 160, centreY: 76, innerRadius: 5, gap: 9, count: 8, seed: 14, roughness: 0.3 }
    return highlight(relief({ ...hill, stretchX: 1.9 }), 5)
  },
  'empty-lanes': () =>
    track(3, { centreX: 160, centreY: 76, innerRadius: 18, gap: 9, count: 6, straight: 130 }),
  hourglass: pageHeads.hourglass,
  'load-running': trainingLoad,
  'order-way-4': () => orderWay(4),
  'order-way-5': () => orderWay(5),
  'divider-swim': divider,
}

export function drawLines(name: LineArtName): Drawing {
  return { ...frameOf(name), ...bundles[name]() }
}

function track(yours: number, options: LaneOptions): Bundle {
  return highlight(lanes(options), yours)
}

function bent(options: Omit<BendOptions, 'count' | 'exitY'>): Bundle {
  return highlight(bend({ ...options, count: 9, exitY: -20 }), 3)
}

function divider(): Bundle {
  const bundle = bundleOf(
    { width: 1280, count: 5, step: 10, from: 0, to: 1280, yours: 2 },
    (depth, along) => {
      return 8 + depth * 20 + 3.2 * Math.sin(FULL_TURN * ((along * 1280) / 90 + depth * 0.8))
    },
  )
  return { ...bundle, constantStroke: true }
}

const WEEKS = [34, 40, 45, 34, 48, 54, 58, 42, 60, 64, 44, 24]
const FULL_WEEK = 70

/** Training load, week after week: line i stands at the share (i + 1) / n of the load, the last is yours. */
function trainingLoad(): Bundle {
  const bundle = bundleOf(
    { width: WIDE, count: 17, from: 0, to: WIDE, yours: 16 },
    (_depth, along, index) => {
      return 292 - 260 * ((index + 1) / 17) * (loadAt(along) / FULL_WEEK)
    },
  )
  return { ...bundle, constantStroke: true }
}

function loadAt(along: number): number {
  const position = Math.min(1, along) * (WEEKS.length - 1)
  const week = Math.min(WEEKS.length - 2, Math.floor(position))
  return blend(WEEKS[week] ?? 0, WEEKS[week + 1] ?? 0, smoothStep(0, 1, position - week))
}

/** The way of an order: the bundle rises at each of its steps, which stand at equal distances. */
function orderWay(steps: number): Bundle {
  const middles = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
  const frame = { width: WIDE, count: 9, step: 16, from: 0, to: WIDE, yours: 3 }
  const bundle = bundleOf(frame, (depth, along, index) => {
    const rise = middles.reduce((sum, middle) => sum + gaussian(along, middle, 0.035), 0)
    return 14 + index * 8.5 - rise * 9 * (1 - depth * 0.35)
  })
  return { ...bundle, constantStroke: true }
}
