import { href } from 'react-router'
import { reducedPriceLines } from '#app/domain/camps/bookings/reduced-prices.ts'
import { readOffer } from '#app/domain/camps/bookings/store.server.ts'
import type { Camp } from '#app/domain/camps/camp.ts'
import { noFilters, queryOf } from '#app/domain/camps/filters.ts'
import { sportLabels } from '#app/domain/camps/labels.ts'
import { type CampState, placesLeft } from '#app/domain/camps/rules.ts'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { readFocusStyles, readShownPhoto } from '#app/domain/photos/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { campEvent, type CampDescription } from '#app/seo/structured-data.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { Poster } from '#app/ui/art/poster.tsx'
import { campLine } from '#app/ui/blocks/photo/camp-picture.tsx'
import { Photo } from '#app/ui/blocks/photo/photo.tsx'
import { postersOf } from '#app/ui/blocks/prose/poster-focuses.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import type { Route } from './+types/camp.ts'
import { CampHead } from './camp-head.tsx'
import { CampInclusions } from './camp-inclusions.tsx'
import { CampProgramme } from './camp-programme.tsx'
import { CampBar, CampRequest } from './camp-request.tsx'
import { CampTerms } from './camp-terms.tsx'
import { campsSheet } from './camps.tsx'

const availabilities: Partial<Record<CampState, CampDescription['availability']>> = {
  open: 'available',
  lastPlaces: 'limited',
  upcoming: 'later',
}

const tones = ['green', 'blue', 'slate'] as const

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findCamp(services, `${href('/nos-stages')}/${params['*']}`)
  if (!found) throw pageNotFound(request)
  const { camp, body, licence, kept } = found
  const isBookable = (await readOffer(services, camp.path))?.isOpen ?? false
  const focuses = await readFocusStyles(services.database, postersOf(body))
  const photo = await readShownPhoto(services, camp.image, '100vw')
  const asked = { sold: kept.tariffs, placesLeft: placesLeft(camp), today: dayInParis(services.clock.now()) }
  const lowerPrices = isBookable ? reducedPriceLines(camp, asked) : []
  return { camp, photo, licence, isBookable, lowerPrices, html: renderProse(body, services.images, focuses) }
}

export const links: Route.LinksFunction = campsSheet

export const headers = publicHeaders()

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { camp } = loaderData
  const sport = camp.sports[0] && sportLabels[camp.sports[0]].toLowerCase()
  return pageMeta(matches, {
    title: `Stage ${camp.title}`,
    searchTitle: () => `${['Stage', sport, camp.title].filter(Boolean).join(' ')}\u00a0: dates et prix`,
    description: camp.description,
    path: camp.path,
    structuredData: (site) => [
      campEvent(site, {
        ...camp,
        availability: availabilities[camp.state] ?? 'none',
        picturePath: `/og${camp.path}.png`,
      }),
    ],
    trail: [
      { label: 'Stages', path: href('/nos-stages') },
      { label: camp.title, path: camp.path },
    ],
  })
}

export default function CampPage({
  loaderData: { camp, photo, licence, isBookable, lowerPrices, html },
}: Route.ComponentProps) {
  return (
    <>
      <div className="camp-poster">
        {photo ? (
          <Photo photo={photo} line={campLine(camp)} isFirst />
        ) : (
          <Poster {...camp.art} width={1440} height={620} loading="eager" />
        )}
      </div>
      <div className="wrap camp columns">
        <div className="camp-main">
          <CampHead camp={camp} />
          <CampProgramme camp={camp} />
          <Prose html={html} />
          <CampInclusions camp={camp} />
          <CampCoaches camp={camp} />
          <CampTerms camp={camp} licence={licence} />
          <CampThemes tags={camp.tags} />
        </div>
        <CampRequest camp={camp} isBookable={isBookable} lowerPrices={lowerPrices} />
      </div>
      <CampBar camp={camp} isBookable={isBookable} />
    </>
  )
}

function CampCoaches({ camp: { coaches, slug } }: { camp: Camp }) {
  if (coaches.length === 0) return null
  return (
    <section>
      <h2 className="d4">L’équipe sur place</h2>
      <ul className="camp-coaches columns-kept">
        {coaches.map(({ role, note }, index) => (
          <li key={role} className="row">
            <Avatar seed={`${slug} ${role}`} size={56} tone={tones[index % tones.length] ?? 'green'} />
            <span>
              <b>{role}</b>
              {note ? <small className="muted smaller">{note}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CampThemes({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="camp-themes">
      <h2 className="d4" id="camp-themes">
        Dans le même esprit
      </h2>
      <ul className="chips camp-themes">
        {tags.map((theme) => (
          <li key={theme}>
            <ChipLink
              to={`${href('/nos-stages')}${queryOf({ ...noFilters, theme })}`}
              preventScrollReset={false}
            >
              {theme}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
