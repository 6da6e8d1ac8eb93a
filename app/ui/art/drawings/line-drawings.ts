import { gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { strokeDivider, type DividerMode } from '../geometry/waves.ts'
import * as backgrounds from './backgrounds.ts'
import * as coachingHeads from './coaching-heads.ts'
import { bikePicture, runPicture, swimPicture, triPicture } from './disciplines.ts'
import { highlight, type Bundle, type Drawing } from './drawing.ts'
import * as emptyStates from './empty-states.ts'
import { lineFrames, type LineArtName } from './frames.ts'
import { heroBundle } from './hero.ts'
import * as pageHeads from './page-heads.ts'
import { loadBundle, strokeCountBundle } from './training-charts.ts'

const width = 1312

const count = 9

const yours = 3

const LANE = { width: 560, height: 300 }
const PORTRAIT = { width: 560, height: 460 }
const CHART = { width: 1312, height: 300, count: 17 }
const RUNNING_WEEKS = [34, 40, 45, 34, 48, 54, 58, 42, 60, 64, 44, 24]
const TRIATHLON_WEEKS = [38, 44, 50, 38, 52, 58, 62, 46, 64, 70, 74, 52, 76, 66, 42, 24]

const bundles: Record<LineArtName, () => Bundle> = {
  'hero-desktop': () => heroBundle('desktop'),
  'hero-mobile': () => heroBundle('mobile'),
  'lane-run': () => runPicture({ ...LANE, count: 9 }),
  'lane-tri': () => triPicture({ ...LANE, count: 11 }),
  'lane-swim': () => swimPicture({ ...LANE, count: 14, seed: 3 }),
  'head-running': coachingHeads.runningHead,
  'head-triathlon': coachingHeads.triathlonHead,
  'head-swimming': coachingHeads.swimmingHead,
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
  'sign-in': backgrounds.signInSide,
  'message-sent': backgrounds.messageSent,
  'error-404': backgrounds.lostLine,
  maintenance: backgrounds.maintenanceLanes,
  footer: backgrounds.footerBend,
  'shop-wave': () => swimPicture({ width: 900, height: 560, count: 22, seed: 4 }),
  'shop-lanes': backgrounds.shopLanes,
  'shop-gallery': backgrounds.shopGallery,
  'empty-flat': emptyStates.emptyFlat,
  'empty-waves': emptyStates.emptyWaves,
  'empty-relief': emptyStates.emptyRelief,
  'empty-lanes': emptyStates.emptyLanes,
  hourglass: pageHeads.hourglass,
  'load-running': () => loadBundle({ ...CHART, weeks: RUNNING_WEEKS, full: 70 }),
  'load-triathlon': () =>
    loadBundle({ ...CHART, count: 18, weeks: TRIATHLON_WEEKS, full: 78, bounds: [3, 12] }),
  'strokes-before': () => strokeCountBundle(24),
  'strokes-after': () => strokeCountBundle(18),
  'order-way-4': () => orderWay(4),
  'order-way-5': () => orderWay(5),
  'divider-tri': () => divider('tri'),
  'divider-swim': () => divider('swim'),
  'divider-bike': () => divider('bike'),
  'divider-run': () => divider('run'),
}

export function drawLines(name: LineArtName): Drawing {
  return { ...lineFrames[name], ...bundles[name]() }
}

function divider(mode: DividerMode): Bundle {
  return { ...highlight(strokeDivider({ mode }), 2), constantStroke: true }
}

/** The way of an order: the bundle rises at each of its steps, which stand at equal distances. */
function orderWay(steps: number): Bundle {
  const lines = lineBundle({ width, count, step: 16, from: 0, to: width }, (depth, along, index) =>
    heightAt(depth, index, riseAt(along, steps)),
  )
  return { ...highlight(lines, yours), constantStroke: true }
}

function riseAt(along: number, steps: number): number {
  const middles = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
  return middles.reduce((rise, middle) => rise + gaussian(along, middle, 0.035), 0)
}

function heightAt(depth: number, index: number, rise: number): number {
  return 14 + index * 8.5 - rise * 9 * (1 - depth * 0.35)
}
