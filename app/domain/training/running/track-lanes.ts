/** One lane of a 400 m track: length of a lap (m) and time of one at the pace given (s). */
type LaneLap = { lane: number; lapMetres: number; lapSeconds: number }

const straightMetres = 84.39
const kerbRadius = 36.5
const laneWidth = 1.22
const lineDistance = 0.2

/**
 * Length (m) of a lap in a lane, 1–8, of a standard 400 m track: straights of 84.39 m, bends of 36.50 m to the kerb,
 * lanes of 1.22 m, measured 30 cm from the kerb in lane 1 (400 m by definition), 20 cm from the line in the others.
 * Source: World Athletics, track and field facilities manual. Undefined outside 1–8.
 */
export function lapMetresIn(lane: number): number | undefined {
  return Number.isInteger(lane) && lane >= 1 && lane <= 8 ? lapLength(lane) : undefined
}

/** The time of a lap in each of the eight lanes at a pace (s/km). */
export function laneLaps(pace: number): LaneLap[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((lane) => {
    const lapMetres = lapLength(lane)
    return { lane, lapMetres, lapSeconds: (pace * lapMetres) / 1000 }
  })
}

function lapLength(lane: number): number {
  if (lane === 1) return 400
  return 2 * straightMetres + 2 * Math.PI * (kerbRadius + laneWidth * (lane - 1) + lineDistance)
}
