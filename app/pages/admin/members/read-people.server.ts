import { isMemberOrder, isMemberRole, isMemberStatus } from '#app/domain/members/rules.ts'
import { readList } from '../frame/read-list.server.ts'

/** What the address of the list, or of its file, asks for. */
export function readPeopleAsked(url: URL) {
  const query = readList(url, { perPage: 50, names: ['role', 'groupe', 'tri'] })
  const { role, groupe: group, tri: order } = query.kept
  const asked = {
    ...query,
    status: isMemberStatus(query.filter) ? query.filter : undefined,
    role: isMemberRole(role) ? role : undefined,
    group,
    order: isMemberOrder(order) ? order : undefined,
  }
  return { query, asked }
}
