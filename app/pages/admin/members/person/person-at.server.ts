import { personOfUser } from '#app/domain/account-data/person.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { readCoach } from '../../frame/read-coach.server.ts'
import { memberAt } from '../read-member.server.ts'

/** A member as a person whose data is asked for; their account's own part when it could be asked. */
export async function personAt(request: Request, asking: Awaited<ReturnType<typeof readCoach>>, id: string) {
  const member = await memberAt(request, asking, id)
  const { data } = await asking.services.accounts.getUserById(id)
  const person = personOfUser(id, member.email, data.user ?? {})
  return { member, person, name: nameOfPerson(member), user: data.user }
}
