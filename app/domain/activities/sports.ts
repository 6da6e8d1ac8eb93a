import type { Sport } from './activity.ts'

export const sportNames: Record<Sport, string> = {
  run: 'Course à pied',
  trail: 'Trail',
  walk: 'Marche',
  swim: 'Natation',
  ride: 'Vélo',
  triathlon: 'Triathlon',
  other: 'Activité',
}

/** Faster than any athlete over a few seconds, metres a second: what is faster is an error of measure. */
export const fastest: Record<Sport, number> = {
  run: 12,
  trail: 12,
  walk: 6,
  swim: 4,
  ride: 40,
  triathlon: 40,
  other: 100,
}

export function isOnFoot(sport: Sport): boolean {
  return sport === 'run' || sport === 'trail' || sport === 'walk'
}

const words: [RegExp, Sport][] = [
  [/triathlon|multi-?sport/, 'triathlon'],
  [/trail/, 'trail'],
  [/swim|natation|nage/, 'swim'],
  [/cycl|rid(e|ing)|bik(e|ing)|v[ée]lo|vtt|gravel|^1$/, 'ride'],
  [/run|jog|course|footing|treadmill|tapis|^9$/, 'run'],
  [/walk|hik|march|rando|^10$/, 'walk'],
]

/** The sport a file, a device or a person names, in English or French; undefined for none that is known. */
export function sportOfWords(text: string): Sport | undefined {
  const lower = text.toLowerCase()
  return words.find(([word]) => word.test(lower))?.[1]
}

/** What moves at that mean speed in movement, metres a second, when nobody says. */
export function sportOfSpeed(speed: number): Sport {
  if (Number.isNaN(speed)) return 'other'
  if (speed < 1.9) return speed > 0.3 ? 'walk' : 'other'
  if (speed < 5.8) return 'run'
  return speed < 20 ? 'ride' : 'other'
}
