import { href } from 'react-router'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/swimming.ts'
import { CoachingPage, coachingMeta, coachingSheet } from './coaching-page.tsx'
import { Season } from './season.tsx'
import { StrokeWaves } from './stroke-waves.tsx'
import { SwimProfile } from './swim-profile.tsx'

const path = href('/coaching/natation')

export const links: Route.LinksFunction = coachingSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(servicesContext)
  return readCoaching(content, 'natation', clock.now())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return coachingMeta(matches, loaderData, path)
}

export default function Swimming({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData
  return (
    <CoachingPage
      discipline="swimming"
      coaching={loaderData}
      season={
        <Season texts={texts.season}>
          <StrokeCounts {...texts.season.strokes} />
        </Season>
      }
      profile={<SwimProfile blocks={texts.session.blocks} />}
    />
  )
}

type StrokeCount = { count: number; when: string }

function StrokeCounts({ before, after }: { before: StrokeCount; after: StrokeCount }) {
  return (
    <div className="stroke-counts stack">
      <figure>
        <figcaption className="muted">
          <span className="num tall">{before.count}</span> {before.when}
        </figcaption>
        <StrokeWaves strokes={before.count} />
      </figure>
      <figure className="stroke-counts-after">
        <figcaption className="muted">
          <span className="num tall">{after.count}</span> {after.when}
        </figcaption>
        <StrokeWaves strokes={after.count} isYours />
      </figure>
    </div>
  )
}
