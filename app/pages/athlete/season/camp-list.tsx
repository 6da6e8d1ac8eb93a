import { Link } from 'react-router'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { SeasonCamp } from './season-view.ts'

export function CampList({ camps }: { camps: readonly SeasonCamp[] }) {
  if (camps.length === 0) return null
  return (
    <section className="season-races">
      <h2 className="d3">Stages</h2>
      <ul>
        {camps.map((camp) => (
          <CampRow key={camp.id} camp={camp} />
        ))}
      </ul>
    </section>
  )
}

function CampRow({ camp }: { camp: SeasonCamp }) {
  const { path, title, location, startOn, date, month, days, end, story } = camp
  return (
    <li className="dated-row stack season-race">
      <p className="season-date">
        <time dateTime={startOn}>
          <span className="vh">{days}</span>
          <span aria-hidden="true">
            <span className="num tall">{date}</span>
            <small>{month}</small>
          </span>
        </time>
      </p>
      <div>
        <p className="kind row family-stage">Stage</p>
        <h3>
          <Link className="underlined-on-hover" to={path}>
            {title}
          </Link>
        </h3>
        <p className="muted small">
          <Ordinals>{capitalised(days)}</Ordinals>, {location}
        </p>
        <MoreLink to={story}>En faire une story</MoreLink>
      </div>
      <p className="season-end">{end}</p>
    </li>
  )
}
