import type { Discipline } from '../disciplines.ts'
import { knownFormats, legSportsOf } from './known-formats.ts'
import { distanceWords, mostFormats, type Leg, type LegSport, type RaceFormat } from './race-format.ts'

type FormatsReading =
  | { readonly ok: true; readonly formats: RaceFormat[] }
  | { readonly ok: false; readonly error: string }

const longestText = 300
const longestLeg = 1_000_000
const mostClimb = 30_000
const between = /\s*(?:[;\n]|,(?!\d)|(?<!\d),|\set\s)\s*/
const climbWords =
  /\s*(?:\+|,|avec)?\s*(?:d\+\s*(\d[\d ]*)\s*m?|(\d[\d ]*)\s*m\s*(?:d\+|de montée|de dénivelé))\s*$/i
const otherNames: Readonly<Record<string, string>> = {
  half: 'L-113',
  '113': 'L-113',
  '70.3': 'L-113',
  'half-distance': 'L-113',
  ironman: 'XXL',
  'semi-marathon': 'semi',
  'demi-marathon': 'semi',
}

/** Formats as typed: `S, M`, `10 km et semi`, `23 km 900 m D+`, `1,9 / 90 / 21,1`. Empty is none; keys are unique. */
export function readFormats(discipline: Discipline, typed: string): FormatsReading {
  if (typed.length > longestText) return { ok: false, error: `${longestText} caractères au plus.` }
  const names = typed
    .split(between)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
  const formats = new Map<string, RaceFormat>()
  for (const name of names) {
    const format = formatNamed(discipline, name)
    if (!format) return { ok: false, error: refusal(discipline, name) }
    formats.set(format.key, format)
  }
  if (formats.size > mostFormats) return { ok: false, error: `${mostFormats} formats au plus.` }
  return { ok: true, formats: [...formats.values()] }
}

function formatNamed(discipline: Discipline, name: string): RaceFormat | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^format /, '')
    .replaceAll(' ', '-')
  const key = Object.hasOwn(otherNames, plain) ? otherNames[plain] : plain
  const known = knownFormats(discipline).find((format) => format.key.toLowerCase() === key?.toLowerCase())
  return known ?? formatOfDistances(discipline, name)
}

function formatOfDistances(discipline: Discipline, name: string): RaceFormat | undefined {
  const climbed = climbWords.exec(name)
  const climb = climbed ? Number((climbed[1] ?? climbed[2] ?? '').replaceAll(' ', '')) : undefined
  if (climb !== undefined && climb > mostClimb) return undefined
  const distances = (climbed ? name.slice(0, climbed.index) : name).split('/')
  const sports = legSportsOf(discipline)
  if (distances.length !== sports.length) return undefined
  const legs = sports.flatMap((sport, index) => legOf(sport, distances[index] ?? '') ?? [])
  if (legs.length !== sports.length) return undefined
  const words = legs.map(({ metres }) => distanceWords(metres)).join(' / ')
  return { key: keyOf(words), name: words, legs, climb }
}

function legOf(sport: LegSport, typed: string): Leg | undefined {
  const match = /^(\d{1,7}(?:[.,]\d{1,4})?) ?(kms?|k|m)?$/i.exec(typed.trim())
  if (!match) return undefined
  const number = Number((match[1] ?? '').replace(',', '.'))
  const unit = match[2]?.toLowerCase() ?? (sport === 'natation' && number >= 100 ? 'm' : 'km')
  const metres = Math.round(unit === 'm' ? number : number * 1000)
  return metres > 0 && metres <= longestLeg ? { sport, metres } : undefined
}

function keyOf(words: string): string {
  return words.replace(/[\s/]+/g, '-').replaceAll(',', '.')
}

function refusal(discipline: Discipline, name: string): string {
  const examples = knownFormats(discipline).map((format) => format.name)
  const legs = legSportsOf(discipline).length
  if (legs === 0) return 'Ce rendez-vous n’a pas de format\u00A0: laissez ce champ vide.'
  if (legs === 1) examples.push('23\u00A0km')
  if (legs === 2) examples.push('1\u00A0/\u00A08\u00A0km')
  if (legs === 3) examples.push('1,9\u00A0/\u00A090\u00A0/\u00A021,1')
  return `«\u202F${name}\u202F» n’est pas un format que nous connaissons. Écrivez par exemple\u00A0: ${examples.join(', ')}.`
}
