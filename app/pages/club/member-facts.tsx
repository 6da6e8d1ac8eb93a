import { weeklyTimeWords } from '#app/domain/shared/dates/weekly-time.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import type { TeamMember } from '#app/domain/team/store.server.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

export function MemberFacts({ member }: { member: Omit<TeamMember, 'photo'> }) {
  const { diploma, leads, languages, card, sample } = member
  const example = sample ? <ExampleBadge /> : null
  return (
    <dl className="member-facts">
      <div>
        <dt className="row muted smaller">Diplôme</dt>
        <dd>
          {diploma} {example}
        </dd>
      </div>
      {leads.length > 0 ? (
        <div>
          <dt className="row muted smaller">Encadre</dt>
          {leads.map((session) => (
            <dd key={`${session.weekday}-${session.startsAt}`}>{capitalised(weeklyTimeWords(session))}</dd>
          ))}
        </div>
      ) : null}
      <div>
        <dt className="row muted smaller">Langues</dt>
        <dd>{languages}</dd>
      </div>
      {card ? (
        <div>
          <dt className="row muted smaller">
            <Icon name="id-card" size={18} className="accent" />
            Carte professionnelle
          </dt>
          <dd>
            <span className="num">{card.number}</span> {example}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
