import type { Figure } from '#app/domain/activities/figures/figure.ts'
import { textOf } from '#app/domain/activities/figures/figure.ts'
import { machineValue } from '#app/domain/training/typed/writing.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { ActivityView } from './activity-view.ts'
import { storyOf } from './addresses.ts'
import { LegTables } from './leg-tables.tsx'
import { PoweredByStrava, ViewOnStrava } from './strava/strava-brand.tsx'

export function ActivityPage({ activity }: { activity: ActivityView }) {
  const { id, title, sport, startedAt, recorder, figures, legs, isFromStrava } = activity
  return (
    <>
      <header className="activity-head">
        <h1 className="d2">{title}</h1>
        <p className="muted">{[sport, startedAt, recorder].filter(Boolean).join(' · ')}</p>
      </header>
      <FigureList figures={figures} />
      <div className="activity-acts cluster">
        <ButtonLink to={storyOf(id)} icon="image" size="large">
          En faire une story
        </ButtonLink>
        {isFromStrava ? <ViewOnStrava id={id} /> : null}
        {isFromStrava ? <PoweredByStrava /> : null}
      </div>
      {legs.map((leg) => (
        <section key={leg.key} aria-label={leg.name}>
          {leg.figures.length > 0 ? (
            <>
              <h2 className="d4">{leg.name}</h2>
              <FigureList figures={leg.figures} isOfLeg />
            </>
          ) : null}
          <LegTables {...leg} />
        </section>
      ))}
    </>
  )
}

/** Figures under their names; those of a leg have no name for machines, so that each name is once in the page. */
function FigureList({ figures, isOfLeg }: { figures: readonly Figure[]; isOfLeg?: boolean }) {
  return (
    <dl className="activity-facts">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt className="muted smaller">{figure.label}</dt>
          <dd className="num">
            <data data-nom={isOfLeg ? undefined : figure.name} value={machineValue(figure.value)}>
              {textOf(figure)}
            </data>
          </dd>
        </div>
      ))}
    </dl>
  )
}
