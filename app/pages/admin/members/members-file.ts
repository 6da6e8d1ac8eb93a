import { memberRoles, memberStatuses } from '#app/domain/members/rules.ts'
import { listMembers } from '#app/domain/members/store.server.ts'
import { writeCsv } from '#app/domain/shared/csv.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/members-file.ts'
import { readPeopleAsked } from './read-people.server.ts'

const mostLines = 20_000

const heads = ['Nom', 'Prénom', 'E-mail', 'Groupes', 'Rôle', 'État', 'Au club depuis', 'Fin']

/** The people that the list shows, on all its pages; a list of invitations reads its first columns. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { asked } = readPeopleAsked(url)
  const { members } = await listMembers(services.database, { ...asked, page: 1, perPage: mostLines })
  const rows = members.map(({ lastName, firstName, email, groups, role, status, joinedOn, endedOn }) => [
    lastName,
    firstName,
    email,
    groups.join(', '),
    memberRoles[role],
    memberStatuses[status],
    joinedOn ?? undefined,
    endedOn ?? undefined,
  ])
  return new Response(writeCsv(heads, rows), {
    headers: {
      ...forThisVisitor,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="personnes.csv"',
    },
  })
}
