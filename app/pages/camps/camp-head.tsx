import { href } from 'react-router'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { Standing } from '#app/domain/camps/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

export function CampHead({ camp }: { camp: Camp & Standing }) {
  const { place } = camp
  const facts = [
    ['Dates', capitalised(formatDayRangeInWords(camp.startOn, camp.endOn))],
    ['Lieu', `${place.name}, ${place.country === 'France' ? place.city : place.country}`],
    ['Niveau', camp.level],
    ['Groupe', camp.group],
    ['Volume', camp.volume],
  ]
  return (
    <>
      <Breadcrumb steps={[{ label: 'Stages', to: href('/nos-stages') }, { label: camp.title }]} />
      <h1 className="d2">{camp.title}</h1>
      <p className="lead">{camp.description}</p>
      {camp.isSample ? (
        <p className="camp-sample">
          <ExampleBadge />
        </p>
      ) : null}
      <dl className="camp-facts columns-kept">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="muted smaller">{term}</dt>
            <dd>{value && <Ordinals>{value}</Ordinals>}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
