import type { AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { hasOneList } from '#app/domain/training/qualification/ceremony.ts'
import { type FactorTableKey, timeForGraded } from '#app/domain/training/qualification/grading.ts'
import type { Qualification } from '#app/domain/training/qualification/simulate.ts'
import { writeClock, writeLongClock, writeDuration, writeNumber } from '#app/domain/training/typed/writing.ts'
import type { ToolResult } from '../tool-form.tsx'
import type { QualificationAnswer } from './qualification-answer.ts'
import { writeFactor, writeGroup, writeRank } from './system-words.ts'

type Simulated = Qualification & { ok: true }

/** Where a finish time would stand in a simulated race: in its group, then among those the pool is offered to. */
export function visitorPlace(
  table: FactorTableKey,
  { rows, offers }: Simulated,
  group: AgeGroup,
  graded: number,
) {
  const isInList = (other: AgeGroup) => hasOneList(table) || other.gender === group.gender
  const groupRank = rows.filter((row) => row.group.key === group.key && row.graded < graded).length + 1
  const autoOffers = offers.filter(
    ({ place, finisher }) => place === 'auto' && finisher.group.key === group.key,
  )
  const refused = autoOffers.filter(({ isAccepted }) => !isAccepted).length
  const hasAuto = groupRank === 1 || (groupRank <= 3 && refused >= groupRank - 1)
  const poolOffers = offers.filter(({ place, finisher }) => place === 'pool' && isInList(finisher.group))
  const asked = new Set(offers.filter(({ place }) => place === 'auto').map(({ finisher }) => finisher.line))
  const candidates = rows.filter((row) => isInList(row.group) && !asked.has(row.line))
  const rank = candidates.filter((row) => row.graded < graded).length + 1
  const places = poolOffers.filter(({ isAccepted }) => isAccepted).length
  const last = poolOffers.at(-1)?.finisher
  const isReached = poolOffers.length > 0 && rank <= poolOffers.length
  return {
    groupRank,
    hasAuto,
    rank,
    places,
    reach: poolOffers.length,
    isReached,
    lastGraded: last?.graded,
    lastTime: last && timeForGraded(table, group, last.graded),
    directGraded: candidates[Math.min(places, candidates.length) - 1]?.graded,
    candidates: candidates.map((row) => row.graded),
    poolOffers,
  }
}

export type VisitorPlace = ReturnType<typeof visitorPlace>

export function sayQualification(answer: QualificationAnswer, place: VisitorPlace | undefined): string {
  if (answer.group === undefined) return 'Choisissez votre groupe d’âge.'
  if (answer.time === undefined) return 'Indiquez votre temps.'
  if (answer.graded === undefined)
    return 'L’ancienne règle n’a pas de coefficient\u00a0: votre temps compte tel quel.'
  const told = `Temps pondéré\u00a0: ${writeDuration(answer.graded)}.`
  return place ? `${told} ${verdictOf(place, answer).title}` : told
}

/** The graded time and what it is worth, in one line. */
export function qualificationInBrief(
  answer: QualificationAnswer,
  place: VisitorPlace | undefined,
): ToolResult {
  const { graded, group, factor } = answer
  if (graded === undefined || !group || factor === undefined)
    return { detail: sayQualification(answer, place) }
  const detail = place
    ? verdictOf(place, answer).title
    : `${writeGroup(group)}, coefficient ${writeFactor(factor)}`
  return { figure: writeLongClock(graded), detail }
}

export function verdictOf(place: VisitorPlace, { factor, graded, group, acceptance }: QualificationAnswer) {
  const ordinal = writeRank(place.rank, group?.gender ?? 'M')
  const percent = `${writeNumber(acceptance, 1)}\u00a0%`
  if (place.hasAuto && place.groupRank === 1) {
    return {
      title: 'Sur cette liste, vous gagnez votre groupe d’âge\u00a0: place automatique.',
      detail: 'Vous n’avez pas besoin de la liste. Refusée, la place passe au 2e rang de votre groupe.',
    }
  }
  if (place.hasAuto) {
    return {
      title: `${place.groupRank}e de votre groupe\u00a0: la place automatique descend jusqu’à vous.`,
      detail: `Si ${percent} des offres sont acceptées, on la refuse avant vous.`,
    }
  }
  const list = `La liste donne ${place.places} place${place.places > 1 ? 's' : ''}, places rendues par les groupes comprises`
  const reach =
    place.lastTime === undefined
      ? `${list}.`
      : `${list}. Si ${percent} des offres sont acceptées, elle descend jusqu’au ${writeRank(place.reach, 'M')} rang, soit ${writeLongClock(place.lastTime)} à votre âge.`
  if (place.rank <= place.places)
    return { title: `${ordinal} sur la liste\u00a0: dans les places.`, detail: reach }
  if (place.isReached) {
    return { title: `${ordinal} sur la liste\u00a0: il faut qu’elle descende.`, detail: reach }
  }
  if (place.lastGraded === undefined || graded === undefined || factor === undefined) {
    return { title: `${ordinal} sur la liste\u00a0: elle n’a pas de place à offrir.`, detail: reach }
  }
  const missing = writeClock(Math.max(0, graded - place.lastGraded) / factor)
  return { title: `${ordinal} sur la liste\u00a0: encore ${missing} à gagner.`, detail: reach }
}
