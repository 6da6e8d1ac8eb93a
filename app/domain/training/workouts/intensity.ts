import type { Intensity, WorkoutZone } from './workout.ts'

const percent = /(\d{2,3})(?: ?%)?(?: ?(?:-|–|à|et) ?(\d{2,3}))? ?%(?: ?(?:de )?(?:la |votre )?vma)?/
const pace =
  /(\d{1,2})'(\d{2})"?(?: ?(?:-|–|à) ?(\d{1,2})'(\d{2})"?)? ?(?:\/|au |par )(km|kilometre|100(?: ?m)?)/
const css = /\bcss(?: ?([+-]) ?(\d{1,2}))?\b/

/** In the order they are looked for: the narrower meaning first. */
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

/**
 * How hard the words say it is; a figure wins over a word. Undefined when they do not say; details (after a colon, or
 * between brackets with figures) do not count, as they differ from part to part.
 * @param words evened
 */
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

/** Lower case, without accents: what the patterns are written in. @param words evened */
export function plain(words: string): string {
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
