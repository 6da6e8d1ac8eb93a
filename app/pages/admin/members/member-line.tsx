import { href, Link } from 'react-router'
import type { MemberRole, MemberStatus } from '#app/domain/members/rules.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { MemberState } from './member-state.tsx'

type ListedPerson = {
  id: string
  name: string
  email: string
  role: MemberRole
  status: MemberStatus
  groups: readonly string[]
  isSample: boolean
}

/** A person of the list, with the box that takes them among several. */
export function MemberLine({ id, name, email, role, status, groups, isSample }: ListedPerson) {
  return (
    <div className="order-row">
      <label className="order-row-box centred">
        <input type="checkbox" name="membre" value={id} aria-label={`Choisir ${name}`} />
      </label>
      <Link
        className="admin-line person-line row"
        to={href('/admin/athletes/:member', { member: id })}
        prefetch="intent"
      >
        <Avatar seed={id} size={40} tone={role === 'admin' ? 'blue' : 'green'} />
        <span className="admin-line-text">
          <b>{name}</b>
          <small className="muted">{(name === email ? groups : [email, ...groups]).join(' · ')}</small>
        </span>
        <span className="admin-line-end smaller cluster">
          {isSample ? <ExampleBadge /> : null}
          <MemberState member={{ role, status }} />
        </span>
      </Link>
    </div>
  )
}
