import { href } from 'react-router'
import type { Coaching } from '#app/domain/coaching/store.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs, coachingService } from '#app/seo/structured-data.ts'

type Matches = Parameters<typeof pageMeta>[0]

export function coachingMeta(matches: Matches, { texts, formulas }: Coaching, path: string) {
  const name = `Coaching ${texts.word.toLowerCase()}`
  const { description } = texts
  const offers = formulas.map((formula) => ({ name: formula.name, priceCents: formula.monthlyPriceCents }))
  return pageMeta(matches, {
    title: name,
    description,
    path,
    structuredData: (site) => [
      coachingService(site, { name, description, path, offers }),
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: name, path },
      ]),
    ],
  })
}
