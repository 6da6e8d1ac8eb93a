import { isMailStatus } from '#app/domain/mail/rules.ts'
import { periodFilter, sinceOf } from '../frame/periods.ts'
import { readList } from '../frame/read-list.server.ts'

/** What the address of the list, or of its file, asks for. */
export function readMailsAsked(url: URL, now: Date) {
  const query = readList(url, { perPage: 50, names: ['genre', periodFilter.name] })
  const status = isMailStatus(query.filter) ? query.filter : undefined
  const asked = { ...query, status, family: query.kept.genre, since: sinceOf(query.kept, now) }
  return { query, asked }
}
