import { memberStatuses } from '#app/domain/members/rules.ts'
import { invitationSchema } from '#app/domain/members/schema.ts'
import { readWords, sayPages, type AdminVerb, type Say, type AdminSite } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const memberUsage = `npm run admin -- invite --role athlete|admin --email adresse [--first-name prénom] [--last-name nom] [--groups a,b]   invite une personne
npm run admin -- reset-second-factor --email adresse   retire ses seconds facteurs à qui les a perdus
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

async function resetSecondFactor(
  { built, services }: AdminSite,
  { email, say }: { email: string; say: Say },
): Promise<boolean> {
  const member = await built.findMember(services.database, email)
  if (!member) throw new CommandError(`${email} n’est pas membre du club.`)
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
