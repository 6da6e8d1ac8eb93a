import { listAuditLogOf, nameOfAction } from '#app/domain/audit-log/store.server.ts'
import { problemWords, type ActProblem } from '#app/domain/members/rules.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Services } from '#app/http/context.ts'

/** Why an act was refused; when somebody else was faster, who it was. */
export async function problemInWords(
  { database }: Pick<Services, 'database'>,
  userId: string,
  problem: ActProblem,
): Promise<string> {
  const words = problemWords[problem]
  if (!['not-now', 'changed-since', 'invited-since'].includes(problem)) return words
  const [last] = await listAuditLogOf(database, userId)
  if (!last) return words
  return `${words} Dernier geste : ${nameOfAction(last.action).toLowerCase()}, par ${last.actorName}, ${formatInstant(last.at)}.`
}
