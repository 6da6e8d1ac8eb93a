import { data, href, type LinksFunction } from 'react-router'
import {
  filterParameters,
  isOffered,
  parseFilters,
  queryOf,
  type CampFilters,
} from '#app/domain/camps/filters.ts'
import { countLabel } from '#app/domain/camps/labels.ts'
import { listCamps, type ListedCamp } from '#app/domain/camps/store.server.ts'
import { readShownPhotos } from '#app/domain/photos/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { noStore, visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { readInfo, type InfoOf } from '#content/collections/info.ts'
import type { Route } from './+types/camps.ts'
import { CampFilterLinks } from './camp-filter-links.tsx'
import { CampRow } from './camp-row.tsx'
import stylesheet from './camps.css?url'

export const campsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const [list, texts] = await Promise.all([
    listCamps(services, filters),
    readInfo(services.content, 'stages'),
  ])
  const { title, lead, description, how } = texts
  const photos = await readShownPhotos(
    services,
    [...list.coming, ...list.past].map(({ image }) => image),
    '(min-width: 1024px) 18rem, (min-width: 768px) 40vw, 100vw',
  )
  const withPhoto = (camp: ListedCamp) => ({ ...camp, photo: photos.get(camp.image) })
  const rows = { ...list, coming: list.coming.map(withPhoto), past: list.past.map(withPhoto) }
  const shown = { filters, list: rows, texts: { title, lead, description, how } }
  return data(shown, isOffered(searchParams, list.choices) ? {} : { headers: noStore })
}

export const links: Route.LinksFunction = campsSheet

export const headers = visitorHeaders(filterParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Stages',
    searchTitle: () => 'Stages course à pied, triathlon et natation',
    description: loaderData?.texts.description ?? '',
    path: href('/nos-stages'),
    trail: [{ label: 'Stages', path: href('/nos-stages') }],
  })

export default function Camps({ loaderData: { filters, list, texts } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap">
        <div className="camps-head columns-narrow">
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

function BookingSteps({ title, steps }: InfoOf<'stages'>['how']) {
  return (
    <section className="section wrap booking-steps" id="reserver">
      <h2 className="d3">{title}</h2>
      <ol className="columns-narrow">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="num tall" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="d5">{step.title}</h3>
            <p className="muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type CampsFoundProps = { coming: number; past: number; filters: CampFilters }

function CampsFound({ coming, past, filters }: CampsFoundProps) {
  const isFiltered = queryOf(filters) !== ''
  return (
    <>
      <output className="camps-count muted small">
        {countLabel(coming)} à venir{past > 0 ? `, ${countLabel(past)} ${past > 1 ? 'passés' : 'passé'}` : ''}
      </output>
      {coming === 0 ? (
        <EmptyState
          title={isFiltered ? 'Aucun stage à venir ne correspond' : 'Le calendrier se prépare'}
          art={<LineArt name="empty-relief" />}
          action={
            isFiltered ? (
              <ButtonLink to={href('/nos-stages')} look="line" preventScrollReset>
                Voir tous les stages
              </ButtonLink>
            ) : (
              <ButtonLink to={`${href('/contact')}?sujet=stage`} look="line">
                Être prévenu des dates
              </ButtonLink>
            )
          }
        >
          {isFiltered
            ? 'Retirez un filtre, ou écrivez-nous : d’autres dates se préparent.'
            : 'Les prochaines dates arrivent ici dès qu’elles sont fixées.'}
        </EmptyState>
      ) : null}
    </>
  )
}
