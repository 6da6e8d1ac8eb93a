import { writePace } from '../typed/writing.ts'
import { evened } from './amount.ts'
import { workoutZones, type Intensity, type WorkoutZone, type WorkoutSport } from './workout.ts'

const percent = /(\d{2,3})(?: ?%)?(?: ?(?:-|–|à|et) ?(\d{2,3}))? ?%(?: ?(?:de )?(?:la |votre )?vma)?/
const pace =
  /(\d{1,2})'(\d{2})"?(?: ?(?:-|–|à) ?(\d{1,2})'(\d{2})"?)? ?(?:\/|au |par )(km|kilometre|100(?: ?m)?)/
const css = /\bcss(?: ?([+-]) ?(\d{1,2}))?\b/

const zones: readonly (readonly [WorkoutZone, RegExp])[] = [
  ['recuperation', /\b(?:trot\w*|footing\b.*\brecup\w*|recup\w* active)\b/],
  // A bare « récup » may be spent standing.
  ['repos', /\b(?:repos|recup\w*|march\w+|arret\w*)\b/],
  ['vma-longue', /\bvma longues?\b/],
  ['seuil-1', /\b(?:seuil 1|s1)\b/],
  ['seuil', /\b(?:seuil|tempo|s2)\b/],
  ['marathon', /\b(?:allure|au rythme|rythme) (?:du )?marathon\b/],
  ['course', /\b(?:allure|rythme) (?:de |specifique|votre |cible|course)/],
  ['vma', /\b(?:vma|vo2(?:max)?)\b/],
  ['vitesse', /\b(?:sprints?|vites?|vitesse|rapides?|lignes? droites?|accelerations?|a fond)\b/],
  ['aisance', /\b(?:echauffement|retour au calme|faciles?|souples?|tranquille\w*|aisance|doux|lent\w*)\b/],
  ['endurance', /\b(?:endurance|footing|ef|fond)\b/],
]

/** How hard evened words say it is; a figure wins over a word. Undefined when they do not say; details do not count. */
export function intensityIn(words: string): Intensity | undefined {
  const text = plain(words)
    .replace(/\([^()]*\d[^()]*\)/g, ' ')
    .replace(/ :.*$/, '')
  return paceIn(text) ?? percentIn(text) ?? cssIn(text) ?? zoneIn(text)
}

/** Whether the words name a pause or something as easy as one. @param words evened */
export function soundsLikeRecovery(words: string): boolean {
  const text = plain(words)
  return /^(?:de |en |d')?(?:souple|lent|facile|r\b)/.test(text) || /\b(?:recup|repos|trot|march)/.test(text)
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

function paceIn(text: string): Intensity | undefined {
  const match = pace.exec(text)
  if (!match) return undefined
  const first = Number(match[1]) * 60 + Number(match[2])
  const second = match[3] === undefined ? first : Number(match[3]) * 60 + Number(match[4])
  const [from, to] = [Math.min(first, second), Math.max(first, second)]
  return from > 0 ? { kind: 'pace', from, to, per: match[5]?.startsWith('100') ? 100 : 1000 } : undefined
}

function percentIn(text: string): Intensity | undefined {
  const match = percent.exec(text)
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[2] ?? match[1])]
  const [from, to] = [Math.min(first, second), Math.max(first, second)]
  return from >= 30 && to <= 150 ? { kind: 'percent', from, to } : undefined
}

function cssIn(text: string): Intensity | undefined {
  const match = css.exec(text)
  if (!match) return undefined
  const seconds = Number(match[2] ?? 0)
  return { kind: 'css', plus: match[1] === '-' ? -seconds : seconds }
}

function zoneIn(text: string): Intensity | undefined {
  const found = zones.find(([, pattern]) => pattern.test(text))
  return found && { kind: 'zone', zone: found[0] }
}

/** What an intensity is called beside its drawing: « Seuil », « 85 % de VMA », « CSS + 4 », « 4′30″/km ». */
export function intensityName(intensity: Intensity, sport: WorkoutSport): string {
  if (intensity.kind === 'zone') {
    const { name, ownNames } = workoutZones[intensity.zone]
    return ownNames?.[sport] ?? name
  }
  if (intensity.kind === 'css') return cssName(intensity.plus)
  const { from, to } = intensity
  if (intensity.kind === 'percent') {
    return from === to ? `${from}\u00A0% de VMA` : `${from} à ${to}\u00A0% de VMA`
  }
  const unit = intensity.per === 1000 ? 'km' : '100 m'
  return from === to ? writePace(from, unit) : `${writePace(from)} à ${writePace(to, unit)}`
}

function cssName(plus: number): string {
  if (plus === 0) return 'CSS'
  return plus > 0 ? `CSS\u00A0+\u00A0${plus}` : `CSS\u00A0−\u00A0${-plus}`
}

const swimming =
  /\b(?:nag\w+|natation|crawl|brasse|papillon|pull\w*|palmes?|battements?|bassin|css|eau libre|plaquettes|bras)\b/
const cycling = /\b(?:velo|home[ -]trainer|watts?|ftp|cadence|pedal\w*|cols?|braquet)\b/

/** The likeliest sport of a session: its title wins over its steps, on foot when nothing says otherwise. */
export function sportOf(title: string, lines: readonly string[]): WorkoutSport {
  return sportIn(title) ?? sportIn(lines.join(' ')) ?? 'course'
}

function sportIn(text: string): WorkoutSport | undefined {
  const words = plain(evened(text))
  if (swimming.test(words)) return 'natation'
  return cycling.test(words) ? 'velo' : undefined
}
