import { memberStatuses, type MemberRole, type MemberStatus } from '#app/domain/members/rules.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'

const tones: Record<MemberStatus, BadgeTone> = {
  invited: 'info',
  active: 'success',
  suspended: 'warning',
  ended: 'neutral',
}

export function MemberState({ member }: { member: { role: MemberRole; status: MemberStatus } }) {
  return (
    <>
      {member.role === 'athlete' ? null : (
        <Badge tone="info" plain>
          {member.role === 'admin' ? 'Coach' : 'Assistant'}
        </Badge>
      )}
      <Badge tone={tones[member.status]}>{memberStatuses[member.status]}</Badge>
    </>
  )
}
