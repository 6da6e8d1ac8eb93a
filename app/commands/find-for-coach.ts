import type { FoundCompetition } from '#app/domain/competitions/store.server.ts'
import type { AdminSite } from './admin-site.ts'
import { CommandError } from './content/command-error.ts'

const coach = { memberId: '', groups: [], isCoach: true }

export async function findForCoach({ built, services }: AdminSite, id: string): Promise<FoundCompetition> {
  const found = await built.readCompetition(services, coach, id)
  if (!found) throw new CommandError(`Aucune course ${id}.`)
  return found
}
