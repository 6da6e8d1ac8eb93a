import { escapeHtml } from '#app/domain/shared/escape-html.ts'
import { type NamedEffort, effortsIn, workoutEfforts } from '#app/domain/training/workouts/efforts.ts'
import { paceFor, type AthleteSpeeds } from '#app/domain/training/workouts/paces.ts'
import { spokenLine, spokenPace } from '#app/domain/training/workouts/spoken-workout.ts'
import { writtenPace, writtenTotals } from '#app/domain/training/workouts/totals.ts'
import type { Workout, WorkoutLine, WorkoutSport } from '#app/domain/training/workouts/workout.ts'
import { type PersonalSlot } from '../personal-prose.ts'

const nobody: AthleteSpeeds = { vma: undefined, css: undefined }
const somebody: AthleteSpeeds = { vma: 15, css: 100 }
const easiest = 0.35

export function spokenSlot(line: WorkoutLine, sport: WorkoutSport): PersonalSlot {
  return (speeds) => escapeHtml(spokenLine(line, { sport, speeds: speeds ?? nobody }))
}

export function paceSlot({ parts }: WorkoutLine, sport: WorkoutSport): PersonalSlot {
  const efforts = effortsIn(parts, sport).filter(takesSpeed)
  const harder = efforts.filter(({ effort }) => effort > easiest)
  const shown = harder.length > 0 ? harder : efforts
  return (speeds = nobody) => {
    const paces = shown.flatMap(({ name, intensity }) => {
      const pace = paceFor(sport, intensity, speeds)
      return pace ? [{ name, written: writtenPace(pace) }] : []
    })
    if (paces.length === 0) return ''
    const texts = paces.map(({ name, written }) => (paces.length === 1 ? written : `${name} ${written}`))
    return `<span class="session-pace num" aria-hidden="true">${escapeHtml(texts.join(' · '))}</span>`
  }
}

export function effortSlot(effort: NamedEffort, sport: WorkoutSport): PersonalSlot {
  if (!takesSpeed(effort)) return () => ''
  return (speeds = nobody) => {
    const pace = paceFor(sport, effort.intensity, speeds)
    if (!pace) return ''
    const shown = `<span class="session-pace num" aria-hidden="true">${escapeHtml(writtenPace(pace))}</span>`
    return `${shown}<span class="vh">, ${escapeHtml(spokenPace(pace))}</span>`
  }
}

export function wholeSlot(workout: Workout): PersonalSlot {
  const { sport } = workout
  const known = writtenTotals(workout, nobody)
  const isForSpeeds = workoutEfforts(workout).some(
    (effort) => takesSpeed(effort) && paceFor(sport, effort.intensity, somebody) !== undefined,
  )
  return (speeds) => {
    if (!speeds || !isForSpeeds) return ''
    if ((sport === 'natation' ? speeds.css : speeds.vma) === undefined) return askFor(sport)
    const own = writtenTotals(workout, speeds)
    const told = [
      own.duration === known.duration ? undefined : own.duration,
      own.distance === known.distance ? undefined : own.distance,
    ].filter((text) => text !== undefined)
    if (told.length === 0) return ''
    return `<p class="session-whole muted small">À vos allures\u00A0: ${escapeHtml(told.join(', '))}.</p>`
  }
}

function askFor(sport: WorkoutSport): string {
  const figure = sport === 'natation' ? 'CSS' : 'VMA'
  return `<p class="session-whole muted small"><a class="link" href="/compte/allures">Enregistrez votre ${figure}</a> pour lire vos allures ici.</p>`
}

function takesSpeed({ intensity }: NamedEffort): boolean {
  return intensity.kind !== 'pace'
}
