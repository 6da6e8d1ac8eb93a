import { href } from 'react-router'
import { placeSteps, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import type { Route } from './+types/running.ts'
import { CoachingPage, coachingMeta, coachingSheet } from './coaching-page.tsx'
import { LoadChart, Season, LoadTable } from './season.tsx'
import { profileFrame, ProfileLines } from './split-strip.tsx'

const path = href('/coaching/running')

export const links: Route.LinksFunction = coachingSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(servicesContext)
  return readCoaching(content, 'running', clock.now())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return coachingMeta(matches, loaderData, path)
}

export default function Running({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData
  return (
    <CoachingPage
      discipline="running"
      coaching={loaderData}
      season={
        <Season texts={texts.season} figures={<LoadTable weeks={texts.season.weeks} />}>
          <LoadChart {...texts.season} />
        </Season>
      }
      profile={<RunProfile blocks={texts.session.blocks} />}
    />
  )
}

function RunProfile({ blocks }: { blocks: readonly SessionBlock[] }) {
  return <ProfileLines id="run-profile" path={stairs(blocks)} count={14} />
}

function stairs(blocks: readonly SessionBlock[]): string {
  const { width, reach } = profileFrame
  return placeSteps(blocks)
    .map(({ to, effort }, index) => {
      const height = pathNumber(-effort * reach)
      return `${index === 0 ? `M0 ${height}` : `V${height}`}H${pathNumber(to * width)}`
    })
    .join('')
}
