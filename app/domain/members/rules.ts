import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'

export const memberRoles = {
  athlete: 'Athlète',
  assistant: 'Assistant',
  admin: 'Coach, administration',
} as const
export type MemberRole = keyof typeof memberRoles
export const isMemberRole = isKeyOf(memberRoles)

export const memberStatuses = {
  invited: 'Invitation envoyée',
  active: 'Actif',
  suspended: 'Accès suspendu',
  ended: 'Adhésion terminée',
} as const
export type MemberStatus = keyof typeof memberStatuses
export const isMemberStatus = isKeyOf(memberStatuses)

export const memberOrders = { nom: 'Par nom', recents: 'Derniers arrivés', anciens: 'Plus anciens' } as const
export type MemberOrder = keyof typeof memberOrders
export const isMemberOrder = isKeyOf(memberOrders)

/** What the club may do to a member, whatever the person; who acts counts as well (`problemWith`). */
export type MemberAct = 'invite-again' | 'suspend' | 'reactivate' | 'end' | 'reset-second-factor'

const startsFrom: Readonly<Record<MemberAct, readonly MemberStatus[]>> = {
  'invite-again': ['invited', 'ended'],
  suspend: ['active'],
  reactivate: ['suspended'],
  end: ['invited', 'active', 'suspended'],
  'reset-second-factor': ['active', 'suspended'],
}

type Acting = {
  member: { userId: string; role: MemberRole; status: MemberStatus }
  actorId: string | undefined
  otherAdmins: number
}

export type ActProblem =
  | 'not-now'
  | 'yourself'
  | 'last-admin'
  | 'changed-since'
  | 'invited-since'
  | 'coach-only'

export const problemWords: Readonly<Record<ActProblem, string>> = {
  'not-now': 'L’état de ce compte a changé entre-temps : relisez cette page.',
  yourself: 'Vous ne pouvez pas le faire sur votre propre compte : demandez-le à un autre coach.',
  'changed-since': 'Cette fiche a changé depuis que vous l’avez ouverte : relisez-la, puis recommencez.',
  'invited-since':
    'Une invitation est déjà partie à cette adresse\u00a0: au besoin, renvoyez-la de la fiche de la personne.',
  'coach-only': 'Seul un coach peut le faire.',
  'last-admin': 'C’est le dernier compte d’administration : invitez d’abord un autre coach.',
}

/** Why an act is refused; nothing when it may be done. Nobody locks themselves out, and the club keeps an administrator. */
export function problemWith(
  act: MemberAct,
  { member, actorId, otherAdmins }: Acting,
): ActProblem | undefined {
  if (!startsFrom[act].includes(member.status)) return 'not-now'
  if (act === 'invite-again' || act === 'reactivate') return undefined
  if (member.userId === actorId) return 'yourself'
  const isAway = act === 'reset-second-factor'
  return !isAway && isLastAdmin(member, otherAdmins) ? 'last-admin' : undefined
}

/** Why somebody's role stays: nobody changes their own, and the club keeps an administrator. */
export function problemWithRole({ member, actorId, otherAdmins }: Acting): ActProblem | undefined {
  if (member.status === 'ended') return 'not-now'
  if (member.userId === actorId) return 'yourself'
  return isLastAdmin(member, otherAdmins) ? 'last-admin' : undefined
}

function isLastAdmin({ role, status }: Acting['member'], otherAdmins: number): boolean {
  return role === 'admin' && status === 'active' && otherAdmins === 0
}

export function actsOn(status: MemberStatus): MemberAct[] {
  const acts: MemberAct[] = ['invite-again', 'reset-second-factor', 'suspend', 'reactivate', 'end']
  return acts.filter((act) => startsFrom[act].includes(status))
}

/** Until when members whose time is over, and invitations nobody took up, are kept (docs/registre-traitements.md). */
export function endsOfRetention(
  now: Date,
  { members, invitations }: { readonly members: number; readonly invitations: number },
): { endedBefore: Date; invitedBefore: Date } {
  return { endedBefore: monthsBefore(now, members), invitedBefore: monthsBefore(now, invitations) }
}
