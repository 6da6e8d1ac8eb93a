import { href, Link } from 'react-router'
import type { Member } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { MemberState } from './member-state.tsx'

export type ListedMember = Pick<
  Member,
  'userId' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'groups' | 'isSample'
>

/** One person of the list; the whole line leads to their page. */
export function MemberLine({ member }: { member: ListedMember }) {
  const { userId, email, role, groups, isSample } = member
  const name = nameOfPerson(member)
  return (
    <li>
      <Link className="admin-line" to={href('/admin/athletes/:member', { member: userId })} prefetch="intent">
        <Avatar seed={userId} size={40} tone={role === 'admin' ? 'blue' : 'green'} />
        <span className="admin-line-text">
          <b>{name}</b>
          <small>{(name === email ? groups : [email, ...groups]).join(' · ')}</small>
        </span>
        <span className="admin-line-end">
          {isSample ? <ExampleBadge /> : null}
          <MemberState member={member} />
        </span>
      </Link>
    </li>
  )
}
