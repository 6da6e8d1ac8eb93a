import { amountAtStart, evened } from './amount.ts'
import { effortsOf } from './efforts.ts'
import { readWorkout } from './read-workout.ts'
import { workoutTotals, writeMinutes } from './totals.ts'
import type { Amount, Workout, WorkoutPart, WorkoutSport } from './workout.ts'

export type WrittenSession = {
  readonly sport: WorkoutSport | undefined
  readonly duration: string | undefined
  readonly distance: string | undefined
  readonly steps: readonly string[]
}

/** What is wrong, in French; `step` counts from 0, undefined when it is the whole session. */
type SessionProblem = { readonly step: number | undefined; readonly message: string }

const nobody = { vma: undefined, css: undefined }
const longest = 500
const roundedBy = 0.1

/** What a coach surely did not mean, in French: open brackets, seconds over 59, CSS on foot, totals the steps contradict. */
export function workoutProblems({ sport, duration, distance, steps }: WrittenSession): SessionProblem[] {
  const workout = readWorkout(sport ?? 'course', steps)
  const ofSteps = workout.lines.flatMap(({ text, parts }, step) => {
    const message = problemOfStep(text, parts, sport)
    return message === undefined ? [] : [{ step, message }]
  })
  if (ofSteps.length > 0) return ofSteps
  const ofAll = [
    sport === undefined ? undefined : problemOfMeasure(workout),
    problemOfTotal(workout, 'seconds', duration),
    problemOfTotal(workout, 'metres', distance),
  ]
  return ofAll.flatMap((message) => (message === undefined ? [] : [{ step: undefined, message }]))
}

function problemOfStep(text: string, parts: readonly WorkoutPart[], sport: WorkoutSport | undefined) {
  const told = `«\u202F${text.slice(0, 60)}\u202F»\u00A0: `
  const even = evened(text)
  if (even === '') return 'étape vide'
  if (text.length > longest) return `${told}une étape a ${longest} caractères au plus`
  if (!isBalanced(even)) return `${told}une parenthèse ouverte ne se ferme pas, ou l’inverse`
  if (/\d'[6-9]\d/.test(even)) return `${told}les secondes d’une allure vont de 00 à 59`
  const efforts = parts.flatMap(effortsOf)
  if (efforts.some(({ words }) => /\d ?[×*]|\b\d+x ?[\d(]/.test(words))) {
    return `${told}répétition illisible\u202F; elle ouvre l’étape ou suit une virgule, de 1 à 100 fois`
  }
  if (efforts.some(({ amount, words }) => !amount && words === '')) return `${told}rien à répéter`
  if (sport && sport !== 'natation' && efforts.some(({ intensity }) => intensity?.kind === 'css')) {
    return `${told}la CSS est une allure de natation`
  }
  return undefined
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

function problemOfMeasure(workout: Workout): string | undefined {
  const { seconds, metres } = workoutTotals(workout, nobody)
  return seconds + metres > 0 ? undefined : 'aucune étape n’a de durée ni de distance lisible'
}

const writeMetres = (metres: number) => `${Math.round(metres)} m`
const measures = {
  seconds: { name: 'durée', isWhole: 'isTimeWhole', write: writeMinutes },
  metres: { name: 'distance', isWhole: 'isDistanceWhole', write: writeMetres },
} as const

function problemOfTotal(workout: Workout, unit: Amount['unit'], text: string | undefined) {
  const announced = announcedIn(text, unit)
  if (announced === undefined) return undefined
  const { name, isWhole, write } = measures[unit]
  const totals = workoutTotals(workout, nobody)
  const isTooMuch = totals[unit] > announced * (1 + roundedBy)
  const isTooLittle = totals[isWhole] && totals[unit] < announced * (1 - roundedBy)
  if (!isTooMuch && !isTooLittle) return undefined
  return `${name} annoncée ${text}, mais les étapes font ${totals[isWhole] ? '' : 'au moins '}${write(totals[unit])}`
}

function announcedIn(text: string | undefined, unit: Amount['unit']): number | undefined {
  const found = text === undefined ? undefined : amountAtStart(evened(text))
  return found?.rest === '' && found.amount.unit === unit ? found.amount.value : undefined
}
