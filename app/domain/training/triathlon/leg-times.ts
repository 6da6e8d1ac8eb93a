/** Time (s) of a swim of some metres at a pace (s per 100 m). */
export function swimTime(metres: number, pace: number): number {
  return (metres / 100) * pace
}

/** Time (s) of a ride of some metres at a speed (km/h). */
export function bikeTime(metres: number, speed: number): number {
  return (metres / 1000 / speed) * 3600
}

/** Time (s) of a run of some metres at a pace (s/km). */
export function runTime(metres: number, pace: number): number {
  return (metres / 1000) * pace
}

/** Pace (s/km) really run after the bike, of one without a bike before and a slow-down (%). */
export function paceAfterBike(freshPace: number, slowDown: number): number {
  return freshPace * (1 + slowDown / 100)
}

/** What makes a leg of some metres last a time (s): swim s per 100 m, bike km/h, run s/km after the bike. */
export const FIGURE_OF_LEG: Record<'swim' | 'bike' | 'run', (metres: number, time: number) => number> = {
  swim: (metres, time) => time / (metres / 100),
  bike: (metres, time) => (metres / 1000 / time) * 3600,
  run: (metres, time) => time / (metres / 1000),
}
