import type { Activity, Leg, Sport } from './activity.ts'
import { emptyTrack } from './track/columns.ts'

/** An activity of which only figures are known (metres, seconds), without a track. */
export function toldActivity(sport: Sport, title: string, told: Leg['told']): Activity {
  const leg: Leg = { sport, track: emptyTrack, laps: [], poolMetres: undefined, told }
  return { id: 'saisie', source: 'hand', title, startedAt: undefined, device: undefined, legs: [leg] }
}
