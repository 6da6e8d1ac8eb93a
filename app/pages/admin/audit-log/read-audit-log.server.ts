import { z } from 'zod'
import { periodFilter, sinceOf } from '../frame/periods.ts'
import { readList } from '../frame/read-list.server.ts'

/** What the address of the list, or of its file, asks for. */
export function readAuditLogAsked(url: URL, now: Date) {
  const query = readList(url, { perPage: 50, names: ['genre', 'auteur', periodFilter.name] })
  const { genre, auteur } = query.kept
  const actorId = auteur === 'site' ? null : z.uuid().safeParse(auteur).data
  return { query, asked: { ...query, family: genre, actorId, since: sinceOf(query.kept, now) } }
}
