import { href, Link } from 'react-router'
import type { HomeCamp } from '#app/domain/home/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { CampStateBadge } from '#app/ui/blocks/camp-state-badge.tsx'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'

type Camp = HomeCamp & { picture: string }

export function NextCamps({ title, camps }: { title: string; camps: readonly Camp[] }) {
  return (
    <section className="wrap next-camps-section" aria-labelledby="next-camps-title">
      <SectionHead id="next-camps-title" title={title}>
        <MoreLink to={href('/nos-stages')}>Tous les stages</MoreLink>
      </SectionHead>
      <ul className="next-camps columns-kept">
        {camps.map((camp) => (
          <NextCamp key={camp.path} camp={camp} />
        ))}
      </ul>
    </section>
  )
}

function NextCamp({ camp }: { camp: Camp }) {
  return (
    <li className="next-camp covered">
      <div className="next-camp-poster">
        <div dangerouslySetInnerHTML={{ __html: camp.picture }} />
        <CampStateBadge camp={camp} />
      </div>
      <h3 className="d4">
        <Link to={camp.path} prefetch="intent" viewTransition>
          {camp.title}
        </Link>
      </h3>
      <p className="muted">
        {camp.summary} {camp.isSample ? <ExampleBadge /> : null}
      </p>
      <p className="next-camp-facts spread">
        <span>{camp.dates}</span>
        <span className="num">{formatEuros(camp.priceCents)}</span>
      </p>
    </li>
  )
}
