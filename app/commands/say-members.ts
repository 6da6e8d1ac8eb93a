import { memberStatuses } from '#app/domain/members/rules.ts'
import type { AdminSite } from './open-site.ts'

const perPage = 500

/** Says the members whose name, address or group holds the words, one a line; whether there is one. */
export async function sayMembers(
  { built, services }: AdminSite,
  { search, say }: { search: string; say: (line: string) => void },
): Promise<boolean> {
  const asked = { search, status: undefined, perPage }
  let said = 0
  for (let page = 1; ; page++) {
    const { members, total } = await built.listMembers(services.database, { ...asked, page })
    for (const { email, role, status, firstName, lastName, groups } of members)
      say(
        [email, role, memberStatuses[status], `${firstName} ${lastName}`.trim(), groups.join(', ')].join(
          '\t',
        ),
      )
    said += members.length
    if (members.length === 0 || said >= total) break
  }
  if (said === 0) say('Aucun membre.')
  return said > 0
}
