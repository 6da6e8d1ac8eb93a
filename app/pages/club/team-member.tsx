import type { TeamMember as Member } from '#app/domain/team/store.server.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { MemberFacts } from './member-facts.tsx'

/** A coach: what they do, and what allows them to. */
export function TeamMember({ member, rank }: { member: Member; rank: number }) {
  const { role, name, specialty, text, discipline, link } = member
  return (
    <article className="team-member">
      <div className={`team-member-art team-member-${discipline}`}>
        <LineArt name={`team-${discipline}`} />
        <span className="num" aria-hidden="true">
          {rank}
        </span>
      </div>
      <div>
        <h2 className="d3">{name ?? role}</h2>
        <p className="team-member-specialty">{name ? `${role}. ${specialty}` : specialty}</p>
        <p className="lead">{text}</p>
        {link ? <MoreLink to={link.to}>{link.label}</MoreLink> : null}
      </div>
      <MemberFacts member={member} />
    </article>
  )
}
