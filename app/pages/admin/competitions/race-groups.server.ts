import { listGroups } from '#app/domain/members/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import type { readCoach } from '../frame/read-coach.server.ts'

/** The groups a race can be for, and the one it is for when nobody is in it any more. */
export async function raceGroups(
  { services }: Awaited<ReturnType<typeof readCoach>>,
  own: string | undefined,
) {
  const names = await listGroups(services.database)
  const known = new Map(names.map((label) => [groupSlug(label), label]))
  if (own !== undefined && !known.has(own)) known.set(own, own)
  return [...known].map(([value, label]) => ({ value, label }))
}
