import type { ReactNode } from 'react'
import type { Team } from '#app/domain/team/store.server.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'

export function AroundTheTrack({ title, items, children }: Team['around'] & { children: ReactNode }) {
  return (
    <section className="section wrap around-the-track" id="autour">
      <div className="section-head section-head-row">
        <h2 className="d3">{title}</h2>
        {children}
      </div>
      <ul>
        {items.map(({ title: name, text, tone, link }) => (
          <li key={name}>
            <Avatar seed={name} tone={tone} size={72} />
            <h3 className="d4">{name}</h3>
            <p className="muted">{text}</p>
            <MoreLink to={link.to}>{link.label}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
