import { bend, lanes } from '../geometry/line-bundle.ts'
import { transition } from '../geometry/transition.ts'
import { highlight, type Bundle } from './drawing.ts'

export function signInSide(): Bundle {
  return highlight(
    transition({
      width: 760,
      count: 22,
      baseline: 640,
      gap: 12,
      laneGap: 11,
      bendX: 480,
      bendRadius: 34,
      climb: 300,
      swell: 8,
      cycles: 4,
      step: 10,
      exitY: -40,
      swimToBike: [0.16, 0.3],
      bikeToRun: [0.46, 0.58],
      climbs: [
        { along: 0.28, spread: 0.045, height: 0.5 },
        { along: 0.365, spread: 0.045, height: 1 },
        { along: 0.44, spread: 0.03, height: 0.55 },
      ],
    }),
    7,
  )
}

export function messageSent(): Bundle {
  const path = { startX: -20, centreX: 470, centreY: 30, innerRadius: 20, gap: 15, count: 9, exitY: -20 }
  return highlight(bend(path), 3)
}

export function footerBend(): Bundle {
  const path = { startX: 0, centreX: 2250, centreY: 765, innerRadius: 26, gap: 11, count: 9, exitY: -20 }
  return highlight(bend(path), 3)
}

export function maintenanceLanes(): Bundle {
  const stadium = { centreX: 560, centreY: 900, innerRadius: 60, gap: 28, count: 13, straight: 1000 }
  const paths = lanes(stadium)
  return { lines: paths, highlighted: paths[9] ?? '' }
}

export function shopLanes(): Bundle {
  const stadium = { centreX: 560, centreY: 640, innerRadius: 120, gap: 34, count: 15, straight: 900 }
  return highlight(lanes(stadium), 8)
}

export function shopGallery(): Bundle {
  const stadium = { centreX: 250, centreY: 700, innerRadius: 90, gap: 36, count: 16, straight: 420 }
  return { ...highlight(lanes(stadium), 7), turn: [-24, 410, 560] }
}

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
