import { and, eq, inArray } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { mayHaveResult } from '../answers/answer-schema.ts'
import type { RaceResult } from '../answers/answer.ts'
import { whoDidLast } from '../changes/last-act-store.server.ts'
import { conflict, unknownCompetition, type Refusal } from '../refusal.ts'
import { competitionOfRow, isCompetitionId, participationOfRow } from '../rows-store.server.ts'
import { resultMark } from './result-mark.ts'

type Given = {
  readonly memberId: string
  /** Mark of the result its author had read; another one since is refused. */
  readonly seen?: string | undefined
  readonly result: Omit<RaceResult, 'link'> | undefined
}

type GivenResults = {
  readonly competitionId: string
  /** Undefined: the command line. */
  readonly actor: Actor
  readonly results: readonly Given[]
}

export type ResultsGiven = { readonly ok: true; readonly written: number } | Refusal

const notRun =
  'Un résultat se note une fois la course courue, pour qui y est allé, et si elle n’a pas été annulée.'
const notShown = 'Quelqu’un ne va plus à cette course, ou s’est masqué depuis\u00a0: rouvrez la page.'
const changedSince = 'Un de ces résultats a changé depuis que vous avez ouvert la page\u00a0: rouvrez-la.'

/** Writes how a race ended for those who show that they go: all of it or nothing. Who hides is left alone. */
export function giveResults(
  { database, clock }: StoreServices,
  { competitionId, actor, results }: GivenResults,
): Promise<ResultsGiven> {
  return database.transaction(async (transaction): Promise<ResultsGiven> => {
    const isIt = eq(competitions.id, competitionId)
    const [row] = isCompetitionId(competitionId)
      ? await transaction.select().from(competitions).where(isIt).for('update')
      : []
    if (!row) return unknownCompetition
    const ids = results.map(({ memberId }) => memberId).filter(isCompetitionId)
    const isOf = and(eq(participations.competitionId, competitionId), inArray(participations.memberId, ids))
    const shown = await transaction
      .select()
      .from(participations)
      .where(and(isOf, eq(participations.isHidden, false)))
      .for('update')
    const active = await transaction
      .select({ id: members.userId })
      .from(members)
      .where(and(inArray(members.userId, ids), eq(members.status, 'active')))
    const known = shown.filter(({ memberId }) => active.some(({ id }) => id === memberId))
    const now = clock.now()
    const today = dayInParis(now)
    const competition = competitionOfRow(row)
    let written = 0
    for (const { memberId, seen, result } of results) {
      const own = known.find((row) => row.memberId === memberId)
      if (!own) return conflict(notShown)
      const before = participationOfRow(own)
      if (resultMark(before.result) === resultMark(result)) continue
      if (!mayHaveResult(competition, before, today)) return conflict(notRun)
      if (seen !== undefined && seen !== resultMark(before.result))
        return conflict(`${changedSince}${await whoDidLast(transaction, competitionId)}`)
      written += 1
    }
    for (const { memberId, result } of results) {
      const set = {
        outcome: result?.outcome ?? null,
        resultSeconds: result?.time ?? null,
        resultPlace: result?.place ?? null,
        ...(!result && { resultLink: null }),
        updatedAt: now,
      }
      const own = known.find((one) => one.memberId === memberId)
      if (own && resultMark(participationOfRow(own).result) !== resultMark(result))
        await transaction
          .update(participations)
          .set(set)
          .where(and(isOf, eq(participations.memberId, memberId)))
    }
    const subject = { id: competitionId, name: competition.title }
    const line = { at: now, action: 'competition.results', subject, details: { written } } as const
    if (written > 0) await writeAuditLog(transaction, { ...line, ...(actor && { actor }) })
    return { ok: true, written }
  })
}
