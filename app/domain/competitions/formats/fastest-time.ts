import type { Leg, RaceFormat } from './race-format.ts'

/** Seconds that nobody has ever been under on this format, world records with a margin; 0 when distances are not known. */
export function fastestTime({ legs }: Pick<RaceFormat, 'legs'>): number {
  return legs.reduce((sum, leg) => sum + fastestLeg(leg), 0)
}

function fastestLeg({ sport, metres }: Leg): number {
  if (sport === 'natation') return metres * 0.44
  if (sport === 'velo') return metres * 0.06
  // Riegel's curve through 12′20″ over 5 km; sprints lie on a steeper one.
  return 740 * (metres / 5000) ** (metres < 5000 ? 1.15 : 1.045)
}
