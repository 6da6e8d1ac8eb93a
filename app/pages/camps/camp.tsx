import { href } from 'react-router'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { publicHeaders } from '#app/http/public-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs, campEvent } from '#app/seo/structured-data.ts'
import { Poster } from '#app/ui/art/poster.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import type { Route } from './+types/camp.ts'
import { CampCoaches } from './camp-coaches.tsx'
import { campEventOf } from './camp-event.ts'
import { CampHead } from './camp-head.tsx'
import { CampInclusions } from './camp-inclusions.tsx'
import { CampProgramme } from './camp-programme.tsx'
import { CampRequest } from './camp-request.tsx'
import { CampTerms } from './camp-terms.tsx'
import { CampThemes } from './camp-themes.tsx'
import { campsSheet } from './camps-sheet.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findCamp(services, `${href('/nos-stages')}/${params['*']}`)
  if (!found) throw pageNotFound(request)
  const { camp, body, licence } = found
  return { camp, licence, html: renderProse(body, services.images) }
}

export const links: Route.LinksFunction = campsSheet

export const headers = publicHeaders()

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { camp } = loaderData
  return pageMeta(matches, {
    title: `Stage ${camp.title}`,
    description: camp.description,
    path: camp.path,
    structuredData: (site) => [
      campEvent(site, campEventOf(camp)),
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: 'Stages', path: href('/nos-stages') },
        { label: camp.title, path: camp.path },
      ]),
    ],
  })
}

export default function CampPage({ loaderData: { camp, licence, html } }: Route.ComponentProps) {
  return (
    <>
      <div className="camp-poster">
        <Poster {...camp.art} width={1440} height={620} loading="eager" />
      </div>
      <div className="wrap camp">
        <div className="camp-main">
          <CampHead camp={camp} />
          <CampProgramme days={camp.days} document={camp.document} />
          <Prose html={html} />
          <CampInclusions camp={camp} />
          <CampCoaches coaches={camp.coaches} slug={camp.slug} />
          <CampTerms camp={camp} licence={licence} />
          <CampThemes tags={camp.tags} />
        </div>
        <CampRequest camp={camp} />
      </div>
    </>
  )
}
