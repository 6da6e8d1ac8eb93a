import { invitationSchema } from '#app/domain/members/schema.ts'
import { CommandError } from './content/command-error.ts'
import type { AdminSite } from './open-site.ts'

type Typed = { role: string; email: string; firstName: string; lastName: string; groups: string }

/** Invites somebody; says the link when nobody carries mail. Whether there was somebody to invite. */
export async function invitePerson(
  { built, services, keepsMail }: AdminSite,
  { typed, say }: { typed: Typed; say: (line: string) => void },
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
