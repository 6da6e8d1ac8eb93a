import { FULL_TURN, gaussian } from '../geometry/easing.ts'
import { bend, lineBundle } from '../geometry/line-bundle.ts'
import { pathNumber, pathPair } from '../geometry/path-number.ts'
import { transition } from '../geometry/transition.ts'
import { highlight, type Bundle } from './drawing.ts'

export const track = { startX: -40, centreX: 930, centreY: 462, innerRadius: 110, gap: 46, count: 9 }
const YOUR_LANE = 2.5
const YOUR_FINISH_Y = 150

export function runningHead(): Bundle {
  const radius = track.innerRadius + YOUR_LANE * track.gap
  const { startX, centreX, centreY } = track
  const entry = `M${pathPair(startX, centreY + radius)}H${pathNumber(centreX)}`
  const turn = `A${pathPair(radius, radius)} 0 0 0 ${pathPair(centreX + radius, centreY)}`
  return { lines: bend({ ...track, exitY: -60 }), highlighted: `${entry}${turn}V${YOUR_FINISH_Y}` }
}

export function triathlonHead(): Bundle {
  return highlight(
    transition({
      width: 1440,
      count: 20,
      baseline: 560,
      gap: 12.5,
      laneGap: 12.5,
      bendX: 1130,
      bendRadius: 44,
      climb: 330,
      swell: 9,
      cycles: 5,
      step: 10,
      exitY: -40,
      swimToBike: [0.4, 0.52],
      bikeToRun: [0.705, 0.775],
      climbs: [
        { along: 0.565, spread: 0.035, height: 0.5 },
        { along: 0.618, spread: 0.034, height: 1 },
        { along: 0.664, spread: 0.024, height: 0.62 },
      ],
    }),
    7,
  )
}

export function swimmingHead(): Bundle {
  const lines = lineBundle({ width: 1440, count: 20, step: 14 }, (depth, along) => {
    const stroke = gaussian(along, 0.75 + 0.05 * depth, 0.13) * (1 - depth) ** 1.15
    const main = Math.sin(FULL_TURN * (3.1 * along + 1.05 * depth))
    const echo = Math.sin(FULL_TURN * (5.2 * along - 1.6 * depth))
    const swell = (5 + 13 * depth) * (1 + 0.5 * stroke)
    return 566 + 216 * depth ** 1.22 - 250 * stroke + swell * (main + 0.5 * echo)
  })
  return highlight(lines, 5)
}
