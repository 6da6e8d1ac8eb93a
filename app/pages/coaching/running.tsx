import { href } from 'react-router'
import { placeSteps, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import type { Route } from './+types/running.ts'
import { CoachingHead, coachingMeta, coachingSheet } from './coaching-head.tsx'
import { Formulas, Questions } from './formulas.tsx'
import { Goals } from './goals.tsx'
import { Method } from './method.tsx'
import { LoadChart, Season, LoadTable } from './season.tsx'
import { profileFrame, ProfileLines } from './split-strip.tsx'
import { WeeklySession } from './weekly-session.tsx'

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
  const { texts, formulas, weeklySession } = loaderData
  return (
    <>
      <CoachingHead discipline="running" texts={texts} />
      <Goals {...texts.goals} />
      <Season texts={texts.season} figures={<LoadTable weeks={texts.season.weeks} />}>
        <LoadChart
          weeks={texts.season.weeks}
          phaseLengths={texts.season.phases.map(({ length }) => length)}
        />
      </Season>
      <WeeklySession texts={texts.session} when={weeklySession}>
        <RunProfile blocks={texts.session.blocks} />
      </WeeklySession>
      <Method audience={texts.audience} method={texts.method} />
      <Formulas texts={texts.formulas} formulas={formulas} isSample={texts.sample} />
      <Questions questions={texts.questions} />
    </>
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
