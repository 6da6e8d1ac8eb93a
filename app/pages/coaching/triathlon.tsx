import { href } from 'react-router'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/triathlon.ts'
import { BrickProfile } from './brick-profile.tsx'
import { CoachingHead, coachingMeta, coachingSheet } from './coaching-head.tsx'
import { Formulas, Questions } from './formulas.tsx'
import { Goals } from './goals.tsx'
import { Method } from './method.tsx'
import { LoadChart, Season, LoadTable } from './season.tsx'
import { SplitParts } from './split-parts.tsx'
import { WeeklySession } from './weekly-session.tsx'

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
  const { texts, formulas, weeklySession } = loaderData
  return (
    <>
      <CoachingHead discipline="triathlon" texts={texts}>
        <RaceFigures figures={texts.figures} />
      </CoachingHead>
      <SplitParts />
      <Goals {...texts.goals} />
      <Season
        texts={texts.season}
        figures={<LoadTable weeks={texts.season.weeks} shares={texts.season.shares} />}
      >
        <LoadChart
          weeks={texts.season.weeks}
          phaseLengths={texts.season.phases.map(({ length }) => length)}
          shares={texts.season.shares}
        />
      </Season>
      <WeeklySession texts={texts.session} when={weeklySession}>
        <BrickProfile blocks={texts.session.blocks} />
      </WeeklySession>
      <Method audience={texts.audience} method={texts.method} />
      <Formulas texts={texts.formulas} formulas={formulas} isSample={texts.sample} />
      <Questions questions={texts.questions} />
    </>
  )
}

type RaceFiguresProps = { figures: readonly { label: string; figure: string; detail: string }[] }

function RaceFigures({ figures }: RaceFiguresProps) {
  return (
    <div className="wrap">
      <dl className="race-figures">
        {figures.map(({ label, figure, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="num">{figure}</span> <small>{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
