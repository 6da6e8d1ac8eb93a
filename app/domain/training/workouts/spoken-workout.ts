import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { writeNumber } from '../typed/writing.ts'
import { rewriteAmounts } from './amount.ts'
import { paceFor, type AthleteSpeeds, type PaceRange } from './paces.ts'
import type { Amount, Effort, Repeat, WorkoutLine, WorkoutPart, WorkoutSport } from './workout.ts'

type Athlete = { readonly sport: WorkoutSport; readonly speeds: AthleteSpeeds }

const noBreak = '\u00A0'

/** A step as a screen reader should say it: « 3 fois : 8 minutes seuil, puis 2 minutes trot. » */
export function spokenLine({ parts }: WorkoutLine, athlete: Athlete): string {
  const sentence = spokenParts(parts, athlete)
  const end = /[.?!]$/.test(sentence) ? '' : '.'
  return `${capitalised(sentence)}${end}`
}

function spokenParts(parts: readonly WorkoutPart[], athlete: Athlete): string {
  const link = parts.some(({ kind }) => kind === 'repeat') ? '\u202F; ensuite, ' : ', puis '
  return parts
    .map((part) => (part.kind === 'effort' ? spokenEffort(part, athlete) : spokenRepeat(part, athlete)))
    .join(link)
}

function spokenRepeat({ times, parts, recovery, sendOff }: Repeat, athlete: Athlete): string {
  const inside = spokenParts(parts, athlete)
  const rest = recovery && spokenRecovery(recovery, athlete)
  const start = sendOff && `départ toutes les ${spokenSeconds(sendOff)}`
  return `${times}${noBreak}fois${noBreak}: ${[inside, start, rest].filter(Boolean).join(', ')}`
}

function spokenRecovery(recovery: Effort, athlete: Athlete): string {
  const said = spokenEffort(recovery, athlete)
  return /r[ée]cup|repos/i.test(said) ? said : `récupération${noBreak}: ${said}`
}

function spokenEffort({ amount, words, intensity }: Effort, { sport, speeds }: Athlete): string {
  const said = [amount && spokenAmount(amount, sport), spokenWords(words, sport)].filter(Boolean).join(' ')
  // A pace the coach wrote is in the words already.
  const pace = intensity?.kind === 'pace' || !amount ? undefined : paceFor(sport, intensity, speeds)
  return pace ? `${said}, ${spokenPace(pace)}` : said
}

/** « entre 4 minutes 10 et 4 minutes 30 au kilomètre ». */
export function spokenPace({ from, to, per }: PaceRange): string {
  const unit = per === 1000 ? 'au kilomètre' : 'aux 100 mètres'
  const [quick, slow] = [Math.round(from), Math.round(to)]
  if (quick === slow) return `soit ${spokenSeconds(quick)} ${unit}`
  return `entre ${spokenSeconds(quick)} et ${spokenSeconds(slow)} ${unit}`
}

function spokenAmount({ unit, value }: Amount, sport: WorkoutSport): string {
  if (unit === 'seconds') return spokenSeconds(value)
  return value < 1000 || sport === 'natation' ? counted(value, 'mètre') : counted(value / 1000, 'kilomètre')
}

function spokenSeconds(value: number): string {
  const seconds = Math.round(value)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (hours > 0) {
    const after =
      rest > 0 ? [counted(minutes, 'minute'), counted(rest, 'seconde')] : minutes > 0 ? [minutes] : []
    return [counted(hours, 'heure'), ...after].join(' ')
  }
  if (minutes === 0) return counted(rest, 'seconde')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${rest}`
}

function spokenWords(words: string, sport: WorkoutSport): string {
  return rewriteAmounts(words.replace(/(\d)'(\d{2})"?(?= ?\/)/g, '$1 min $2'), (amount) =>
    spokenAmount(amount, sport),
  )
    .replace(/ ?\/ ?km\b/g, ' au kilomètre')
    .replace(/ ?\/ ?100 ?m\b/g, ' aux 100 mètres')
    .replace(/ ?%/g, ' pour cent')
    .replace(/\bD\+/g, 'de dénivelé positif')
    .replace(/×/g, 'fois')
    .replace(/ \+ ?(?=\d)/g, ' plus ')
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replaceAll('"', '')
    .replaceAll("'", '’')
}

function counted(count: number, noun: string): string {
  return `${writeNumber(count, 3)} ${noun}${count >= 2 ? 's' : ''}`
}
