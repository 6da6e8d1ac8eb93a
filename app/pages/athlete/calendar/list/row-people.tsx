import { clubLabel } from '#app/domain/competitions/answers/who-goes.ts'
import type { WhoGoes } from '#app/domain/competitions/answers/who-goes.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'

const mostFaces = 3
const tones = ['green', 'blue', 'slate'] as const

/** « 12 du club », with some of their reliefs. */
export function RowPeople({ whoGoes }: { whoGoes: WhoGoes }) {
  const label = clubLabel(whoGoes)
  if (label === undefined) return null
  return (
    <p className="calendar-row-people">
      {whoGoes.going.slice(0, mostFaces).map(({ clubmate }, index) => (
        <Avatar key={clubmate.memberId} seed={clubmate.memberId} tone={tones[index]} size={34} />
      ))}
      <small>{label}</small>
    </p>
  )
}
