import { href } from 'react-router'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/triathlon.ts'
import { BrickProfile } from './brick-profile.tsx'
import { CoachingPage, coachingMeta, coachingSheet } from './coaching-page.tsx'
import { LoadChart, Season, LoadTable } from './season.tsx'
import { SplitParts } from './split-parts.tsx'

const path = href('/coaching/triathlon')

export const links: Route.LinksFunction = coachingSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(servicesContext)
  return readCoaching(content, 'triathlon', clock.now())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return coachingMeta(matches, loaderData, path)
}

export default function Triathlon({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData
  return (
    <CoachingPage
      discipline="triathlon"
      coaching={loaderData}
      head={<RaceFigures figures={texts.figures} />}
      season={
        <>
          <SplitParts />
          <Season texts={texts.season} figures={<LoadTable {...texts.season} />}>
            <LoadChart {...texts.season} />
          </Season>
        </>
      }
      profile={<BrickProfile blocks={texts.session.blocks} />}
    />
  )
}

type RaceFiguresProps = { figures: readonly { label: string; figure: string; detail: string }[] }

function RaceFigures({ figures }: RaceFiguresProps) {
  return (
    <div className="wrap">
      <dl className="race-figures">
        {figures.map(({ label, figure, detail }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>
              <span className="num">{figure}</span> <small className="small">{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
