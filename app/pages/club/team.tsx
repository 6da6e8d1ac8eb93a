import { href } from 'react-router'
import { readClub } from '#app/domain/club/store.server.ts'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import { readShownPhotos } from '#app/domain/photos/store.server.ts'
import { readTeam, type TeamMember as Member } from '#app/domain/team/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { PageHead } from '#app/ui/blocks/page-head/page-head.tsx'
import { Photo } from '#app/ui/blocks/photo/photo.tsx'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/team.ts'
import { clubMeta, clubSheet } from './club-meta.ts'
import { MemberFacts } from './member-facts.tsx'
import { NumberedRules } from './numbered-rules.tsx'

export const links: Route.LinksFunction = clubSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { content, clock } = services
  const [team, club] = await Promise.all([readTeam(content, clock.now()), readClub(content)])
  const photos = await readShownPhotos(
    services,
    team.members.map(({ photo }) => photo),
    '(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 100vw',
  )
  const members = team.members.map((member) => ({ ...member, photo: photos.get(member.photo) }))
  return { team: { ...team, members }, experienceSentence: club.facts.experienceSentence }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { description } = loaderData.team
  return clubMeta(matches, {
    title: 'L’équipe',
    searchTitle: (town) => `Coachs de course à pied et de triathlon à ${town}`,
    description,
    path: href('/notre-equipe'),
  })
}

export default function Team({ loaderData: { team, experienceSentence } }: Route.ComponentProps) {
  const { head, members, note, trust, around } = team
  return (
    <>
      <PageHead
        tag="Équipe"
        art="head-team"
        className="team-head"
        title={
          <>
            {head.start} <AcceleratedWord word={head.word} from={64} to={125} />.
          </>
        }
        lead={`${experienceSentence} ${head.lead}`}
      />
      <div className="wrap">
        {members.some(({ sample }) => sample) ? <Note>{note}</Note> : null}
        {members.length > 0 ? (
          <div className="team-members">
            {members.map((member, index) => (
              <TeamMember key={member.id} member={member} rank={index + 1} />
            ))}
          </div>
        ) : null}
      </div>
      <section className="band" id="verifier">
        <div className="wrap section">
          <SectionHead title={trust.title} lead={trust.lead} />
          <NumberedRules rules={trust.items} />
        </div>
      </section>
      <section className="section wrap around-the-track" id="autour">
        <div className="section-head section-head-row">
          <h2 className="d3">{around.title}</h2>
          <MoreLink to={href('/temoignages')}>Ce qu’en disent les athlètes</MoreLink>
        </div>
        <ul className="columns-narrow">
          {around.items.map(({ title, text, tone, link }) => (
            <li key={title}>
              <Avatar seed={title} tone={tone} size={72} />
              <h3 className="d4">{title}</h3>
              <p className="muted">{text}</p>
              <MoreLink to={link.to}>{link.label}</MoreLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type TeamMemberProps = {
  member: Omit<Member, 'photo'> & { photo: ShownPhoto | undefined }
  rank: number
}

function TeamMember({ member, rank }: TeamMemberProps) {
  const { role, name, specialty, text, discipline, link, photo } = member
  return (
    <article className="team-member columns-narrow">
      <div className={`team-member-art team-member-${discipline}`}>
        {photo ? (
          <Photo photo={photo} line={`team-${discipline}`} says="credit" isFirst={rank === 1} />
        ) : (
          <LineArt name={`team-${discipline}`} />
        )}
        <span className="num muted" aria-hidden="true">
          {rank}
        </span>
      </div>
      <div>
        <h2 className="d3">{name ?? role}</h2>
        <p className="team-member-specialty accent">{name ? `${role}. ${specialty}` : specialty}</p>
        <p className="lead">{text}</p>
        {link ? <MoreLink to={link.to}>{link.label}</MoreLink> : null}
      </div>
      <MemberFacts member={member} />
    </article>
  )
}
