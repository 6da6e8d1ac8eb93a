import { problemWords } from '#app/domain/members/rules.ts'
import { rightsSchema } from '#app/domain/members/schema.ts'
import { readWords, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'
import { requireMember } from './member-verbs.ts'

/** `rights --email … --role … --rooms a,b`: the same verb as the page of a person’s rights. */
export function readRights(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['email', 'role', 'rooms'])
  if (!read || read.rest.length > 0) return undefined
  const { email, role, rooms = '' } = read.texts
  if (!email || !role) return undefined
  const typed = { role, rooms: rooms.split(',').filter(Boolean) }
  return async (site, say) => {
    const rights = rightsSchema.safeParse(typed)
    if (!rights.success) throw new CommandError(rights.error.issues.map(({ message }) => message).join('\n'))
    const { userId } = await requireMember(site, email)
    const outcome = await site.built.changeRights(site.services, { userId, actor: undefined }, rights.data)
    if (outcome !== 'done' && outcome !== 'unknown') throw new CommandError(problemWords[outcome])
    say(`${email} : c’est changé.`)
    return true
  }
}
