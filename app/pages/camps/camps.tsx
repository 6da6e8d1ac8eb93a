import { data, href } from 'react-router'
import { filterParameters, isOffered, parseFilters } from '#app/domain/camps/filters.ts'
import { listCamps, readCampTexts } from '#app/domain/camps/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { keptByNobody, visitorHeaders } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import type { Route } from './+types/camps.ts'
import { BookingSteps } from './booking-steps.tsx'
import { CampFilterLinks } from './camp-filter-links.tsx'
import { CampRow } from './camp-row.tsx'
import { CampsFound } from './camps-found.tsx'
import { campsSheet } from './camps-sheet.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const [list, texts] = await Promise.all([listCamps(services, filters), readCampTexts(services)])
  const { title, lead, description, how } = texts
  const shown = { filters, list, texts: { title, lead, description, how } }
  return data(shown, isOffered(searchParams, list.choices) ? {} : { headers: keptByNobody })
}

export const links: Route.LinksFunction = campsSheet

export const headers = visitorHeaders(filterParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Stages',
    description: loaderData?.texts.description ?? '',
    path: href('/nos-stages'),
    structuredData: (site) => [
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: 'Stages', path: href('/nos-stages') },
      ]),
    ],
  })

export default function Camps({ loaderData: { filters, list, texts } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap">
        <div className="camps-head">
          <h1 className="d2">{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <CampFilterLinks filters={filters} choices={list.choices} />
        <CampsFound coming={list.coming.length} past={list.past.length} filters={filters} />
        <div className="camp-rows">
          {list.coming.map((camp) => (
            <CampRow key={camp.path} camp={camp} level={2} />
          ))}
        </div>
        {list.past.length > 0 ? (
          <section className="camps-past" aria-labelledby="stages-passes">
            <h2 className="d4" id="stages-passes">
              Stages passés
            </h2>
            <div className="camp-rows">
              {list.past.map((camp) => (
                <CampRow key={camp.path} camp={camp} level={3} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
      <BookingSteps {...texts.how} />
    </>
  )
}
