import { href } from 'react-router'
import {
  type AnswerField,
  mayHaveResult,
  type ResultField,
} from '#app/domain/competitions/answers/answer-schema.ts'
import { answerProblem, type Participation } from '#app/domain/competitions/answers/answer.ts'
import { countdown } from '#app/domain/competitions/calendar/countdown.ts'
import { registrationLabel, registrationState } from '#app/domain/competitions/calendar/registration.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { clockText } from '#app/domain/competitions/exports/clock-text.ts'
import { distancesOf, lengthOf, type RaceFormat } from '#app/domain/competitions/formats/race-format.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import type { FoundCompetition } from '#app/domain/competitions/store.server.ts'
import {
  formatDay,
  formatDayRangeInWords,
  formatFullDay,
  formatHour,
} from '#app/domain/shared/dates/french-dates.ts'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { againstTarget, paceWords, shownResult } from '../race-time.ts'
import { drawnLegs } from './race-legs.ts'
import { inOrderOfArrival, shownPerson } from './shown-person.ts'

export type CompetitionView = ReturnType<typeof competitionView>
export type ShownFormat = CompetitionView['formats'][number]

export function competitionView(found: FoundCompetition, memberId: string, today: string) {
  const { competition, groupName, shown, whoGoes, own } = found
  const { id, title, discipline, formats, link, notes, isSample } = competition
  const personOf = (one: (typeof shown)[number]) => shownPerson(one, { formats, memberId })
  const chosen = formats.find(({ key }) => key === own?.format) ?? formats.at(-1)
  return {
    id,
    title,
    link,
    notes,
    isSample,
    kind: disciplines[discipline].label,
    family: disciplines[discipline].family,
    state: stateOf(competition, today),
    group: groupName,
    isPast: competition.startOn <= today,
    ...whenAndWhere(competition, today),
    formats: formats.map((format) => ({ ...format, distances: distancesOf(format) })),
    drawn: chosen && chosen.legs.length > 0 ? { name: chosen.name, legs: drawnLegs(chosen) } : undefined,
    mayAnswer: answerProblem(competition, { format: undefined }, today) === undefined,
    mayHaveResult: mayHaveResult(competition, own, today),
    hasAnswered: own !== undefined,
    answer: answerValues(own),
    result: resultValues(own),
    ownResult: ownResult(own, competition),
    // Who wrote a result down stands among the results.
    going: whoGoes.going.filter(({ result }) => !result).map(personOf),
    maybe: whoGoes.maybe.map(personOf),
    arrivals: inOrderOfArrival(shown).map(personOf),
  }
}

function whenAndWhere(competition: Competition, today: string) {
  const { startOn, endOn, startTime, place, region, status } = competition
  const label = registrationLabel(competition, today)
  const isAhead = status !== 'cancelled' && status !== 'refused'
  return {
    day: capitalised(startOn === endOn ? formatFullDay(startOn) : formatDayRangeInWords(startOn, endOn)),
    startOn,
    start: startTime === undefined ? undefined : formatHour(startTime),
    place,
    region: regions[region],
    countdown: isAhead ? countdown(competition, today) : undefined,
    registration: label && { label, isClosing: registrationState(competition, today) === 'closing' },
    registrationOpens: competition.registrationOpensOn && formatDay(competition.registrationOpensOn),
    registrationCloses: competition.registrationClosesOn && formatDay(competition.registrationClosesOn),
  }
}

function answerValues(own: Participation | undefined): FormValues<AnswerField> {
  return {
    answer: own?.answer ?? '',
    format: own?.format ?? '',
    goal: own?.goal ?? '',
    targetTime: clockText(own?.targetTime),
    carSharing: own?.carSharing ?? '',
    isHidden: own?.isHidden ? 'on' : '',
  }
}

function resultValues(own: Participation | undefined): FormValues<ResultField> {
  const result = own?.result
  return {
    outcome: result?.outcome ?? '',
    time: clockText(result?.time),
    place: result?.place?.toString() ?? '',
    link: result?.link ?? '',
  }
}

export type CompetitionState = 'proposed' | 'refused' | 'cancelled' | 'over' | 'running' | 'upcoming'

function stateOf(
  { status, startOn, endOn }: Pick<Competition, 'status' | 'startOn' | 'endOn'>,
  today: string,
): CompetitionState {
  if (status !== 'confirmed') return status
  if (endOn < today) return 'over'
  return startOn <= today ? 'running' : 'upcoming'
}

export type OwnResult = NonNullable<ReturnType<typeof ownResult>>

function ownResult(own: Participation | undefined, { title, discipline, formats }: Competition) {
  if (!own?.result) return undefined
  const { outcome, time } = own.result
  const format = formats.find(({ key }) => key === own.format)
  const isFinished = outcome === 'finished'
  return {
    ...shownResult(own.result),
    isFinished,
    story: isFinished && time !== undefined ? storyPath({ title, discipline, format, time }) : undefined,
    pace: time === undefined || !format ? undefined : paceWords(time, format),
    against: againstTarget(time, own.targetTime),
  }
}

type Raced = Pick<Competition, 'title' | 'discipline'> & { format: RaceFormat | undefined; time: number }

const storySports = { course: 'course', natation: 'natation', velo: 'velo', triathlon: 'triathlon' } as const

/** The tool of stories with this result in it. */
function storyPath({ title, discipline, format, time }: Raced) {
  const { family } = disciplines[discipline]
  const sport = discipline === 'trail' ? 'trail' : family === 'club' ? 'course' : storySports[family]
  const query = new URLSearchParams({ sport, temps: writeClock(time), titre: title.slice(0, 60) })
  if (format && lengthOf(format) > 0) query.set('distance', `${lengthOf(format) / 1000} km`)
  if (format?.climb) query.set('denivele', String(format.climb))
  return `${href('/nos-outils/strava-story-sharing')}?${query}`
}
