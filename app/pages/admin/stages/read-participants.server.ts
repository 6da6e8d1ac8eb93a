import { isIn, isNamed, listParticipants } from '#app/domain/camps/office/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { readList } from '../frame/read-list.server.ts'

/** The participants that the address asks for, with how many there are of each state. */
export async function readParticipants({ database }: Pick<Services, 'database'>, slug: string, url: URL) {
  const query = readList(url)
  const named = (await listParticipants(database, slug)).filter((one) => isNamed(one, query.search))
  const numbers = Object.fromEntries(
    ['viennent', 'a-payer', 'papiers', 'partis'].map((state) => [
      state,
      named.filter((one) => isIn(one, state)).length,
    ]),
  )
  return { query, numbers, participants: named.filter((one) => isIn(one, query.filter)) }
}
