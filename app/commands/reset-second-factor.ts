import { CommandError } from './content/command-error.ts'
import type { AdminSite } from './open-site.ts'

/** Takes the second factors away from somebody who has lost them: the way back of a coach who is alone. */
export async function resetSecondFactor(
  { built, services }: AdminSite,
  { email, say }: { email: string; say: (line: string) => void },
): Promise<boolean> {
  const member = await built.findMember(services.database, email)
  if (!member) throw new CommandError(`${email} n’est pas membre du club.`)
  const outcome = await built.resetSecondFactor(services, { userId: member.userId, actor: undefined })
  const isDone = outcome === 'done'
  say(
    isDone
      ? `${member.email} se connecte de nouveau sans second facteur ; un e-mail l’en avertit.`
      : `Rien n’a changé pour ${member.email}.`,
  )
  return isDone
}
