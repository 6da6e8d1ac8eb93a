import { href } from 'react-router'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/swimming.ts'
import { CoachingHead, coachingMeta, coachingSheet } from './coaching-head.tsx'
import { Formulas, Questions } from './formulas.tsx'
import { Goals } from './goals.tsx'
import { Method } from './method.tsx'
import { Season } from './season.tsx'
import { StrokeWaves } from './stroke-waves.tsx'
import { SwimProfile } from './swim-profile.tsx'
import { WeeklySession } from './weekly-session.tsx'

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
  const { texts, formulas, weeklySession } = loaderData
  return (
    <>
      <CoachingHead discipline="swimming" texts={texts} />
      <Goals {...texts.goals} />
      <Season texts={texts.season}>
        <StrokeCounts {...texts.season.strokes} />
      </Season>
      <WeeklySession texts={texts.session} when={weeklySession}>
        <SwimProfile blocks={texts.session.blocks} />
      </WeeklySession>
      <Method audience={texts.audience} method={texts.method} />
      <Formulas texts={texts.formulas} formulas={formulas} isSample={texts.sample} />
      <Questions questions={texts.questions} />
    </>
  )
}

type StrokeCount = { count: number; when: string }

function StrokeCounts({ before, after }: { before: StrokeCount; after: StrokeCount }) {
  return (
    <div className="stroke-counts">
      <figure>
        <figcaption>
          <span className="num">{before.count}</span> {before.when}
        </figcaption>
        <StrokeWaves strokes={before.count} />
      </figure>
      <figure className="stroke-counts-after">
        <figcaption>
          <span className="num">{after.count}</span> {after.when}
        </figcaption>
        <StrokeWaves strokes={after.count} isYours />
      </figure>
    </div>
  )
}
