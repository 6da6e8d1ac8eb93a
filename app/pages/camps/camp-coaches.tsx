import type { Camp } from '#app/domain/camps/camp.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'

const tones = ['green', 'blue', 'slate'] as const

/** Who is there: roles, each with its relief. */
export function CampCoaches({ coaches, slug }: { coaches: Camp['coaches']; slug: string }) {
  if (coaches.length === 0) return null
  return (
    <section>
      <h2 className="d4">L’équipe sur place</h2>
      <ul className="camp-coaches">
        {coaches.map(({ role, note }, index) => (
          <li key={role}>
            <Avatar seed={`${slug} ${role}`} size={56} tone={tones[index % tones.length] ?? 'green'} />
            <span>
              <b>{role}</b>
              {note ? <small className="muted">{note}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
