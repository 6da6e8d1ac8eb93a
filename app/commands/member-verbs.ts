import { memberStatuses, problemWords } from '#app/domain/members/rules.ts'
import { invitationSchema, memberChangesSchema } from '#app/domain/members/schema.ts'
import { readWords, sayPages, type AdminVerb, type Say, type AdminSite } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const memberUsage = `npm run admin -- invite --role athlete|assistant|admin --email adresse [--first-name prénom] [--last-name nom] [--groups a,b]   invite une personne
npm run admin -- reset-second-factor --email adresse   retire ses seconds facteurs à qui les a perdus
npm run admin -- change --email adresse [--new-email adresse] [--first-name prénom] [--last-name nom] [--role athlete|assistant|admin]   corrige un membre ; une nouvelle adresse est annoncée aux deux
npm run admin -- rights --email adresse --role athlete|assistant|admin [--rooms commandes,messages,…]   donne un rôle, et à un assistant ses rubriques
npm run admin -- list [mots]   montre les membres du club dont le nom, l’adresse ou un groupe contient ces mots
`

export function readInvitation(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['role', 'email', 'first-name', 'last-name', 'groups'])
  if (!read || read.rest.length > 0) return undefined
  const { role, email, groups = '', 'first-name': firstName = '', 'last-name': lastName = '' } = read.texts
  if (!role || !email) return undefined
  return (site, say) => invitePerson(site, { typed: { role, email, groups, firstName, lastName }, say })
}

export function readSecondFactorReset(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['email'])
  const email = read?.texts.email
  if (!email || read.rest.length > 0) return undefined
  return (site, say) => resetSecondFactor(site, { email, say })
}

export function readChange(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['email', 'new-email', 'first-name', 'last-name', 'role'])
  if (!read || read.rest.length > 0) return undefined
  const { email: of, 'new-email': email, 'first-name': firstName, 'last-name': lastName, role } = read.texts
  const typed = { email, firstName, lastName, role }
  if (!of || Object.values(typed).every((text) => text === undefined)) return undefined
  return (site, say) => changeMember(site, { of, typed, say })
}

type Changing = { of: string; typed: Record<string, string | undefined>; say: Say }

async function changeMember(site: AdminSite, { of, typed, say }: Changing): Promise<boolean> {
  const { built, services } = site
  const changes = memberChangesSchema.safeParse(typed)
  if (!changes.success) throw new CommandError(changes.error.issues.map(({ message }) => message).join('\n'))
  const { userId } = await requireMember(site, of)
  const outcome = await built.changeMember(services, { userId, actor: undefined }, changes.data)
  if (outcome === 'email-taken')
    throw new CommandError(`${changes.data.email} est l’adresse d’un autre compte.`)
  if (outcome !== 'done' && outcome !== 'unknown') throw new CommandError(problemWords[outcome])
  say(`${of} : c’est changé.`)
  return true
}

export async function requireMember({ built, services }: AdminSite, email: string) {
  const member = await built.findMember(services.database, email)
  if (member) return member
  throw new CommandError(`${email} n’est pas membre du club.`)
}

async function resetSecondFactor(
  site: AdminSite,
  { email, say }: { email: string; say: Say },
): Promise<boolean> {
  const { built, services } = site
  const member = await requireMember(site, email)
  const outcome = await built.resetSecondFactor(services, { userId: member.userId, actor: undefined })
  say(
    outcome === 'done'
      ? `${member.email} se connecte de nouveau sans second facteur ; un e-mail l’en avertit.`
      : `Rien n’a changé pour ${member.email}.`,
  )
  return outcome === 'done'
}

type Typed = { role: string; email: string; firstName: string; lastName: string; groups: string }

async function invitePerson(
  { built, services, keepsMail }: AdminSite,
  { typed, say }: { typed: Typed; say: Say },
): Promise<boolean> {
  const invitation = invitationSchema.safeParse(typed)
  if (!invitation.success)
    throw new CommandError(invitation.error.issues.map(({ message }) => message).join('\n'))
  const answer = await built.inviteMember(services, invitation.data, undefined)
  if (answer.outcome === 'coach-only' || answer.outcome === 'invited-since')
    throw new CommandError(problemWords[answer.outcome])
  const { email } = answer.member
  if (answer.outcome === 'already-member') {
    say(`${email} est déjà membre du club.`)
    return false
  }
  say(answer.outcome === 'opened' ? `${email} avait un compte : l’accès est ouvert.` : `${email} est invité.`)
  if (keepsMail) say(`invitation ${answer.link}`)
  return true
}

export function sayMembers({ built, services }: AdminSite, search: string, say: Say): Promise<boolean> {
  return sayPages(
    async (asked) => {
      const wanted = { search, status: undefined, ...asked }
      const { members: items, total } = await built.listMembers(services.database, wanted)
      return { items, total }
    },
    {
      say,
      none: 'Aucun membre.',
      lineOf: ({ email, role, status, firstName, lastName, groups }) =>
        [email, role, memberStatuses[status], `${firstName} ${lastName}`.trim(), groups.join(', ')].join(
          '\t',
        ),
    },
  )
}
