import type { TimedSwimSet } from '#app/domain/training/swimming/sets.ts'
import { writeClock, writeDuration } from '#app/domain/training/typed/write-duration.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { Figure } from '../figure.tsx'

/** « Départ toutes les », large, then the swim, the rest and all of it. */
export function SetFigures({ timed }: { timed: TimedSwimSet }) {
  return (
    <div className="swim-set-figures">
      <p>
        <span className="muted">Départ toutes les</span>
        <b className="num">
          <Figure name="depart" value={timed.sendOff}>
            {writePace(timed.sendOff)}
          </Figure>
        </b>
      </p>
      <dl className="calculator-facts">
        <div>
          <dt>Nage</dt>
          <dd className="num">
            <Figure name="serie-nage" value={timed.swim}>
              {writePace(timed.swim)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>Repos</dt>
          <dd className="num">
            <Figure name="serie-repos" value={timed.rest}>
              {writeDuration(timed.rest)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>Durée totale</dt>
          <dd className="num">
            <Figure name="serie-total" value={timed.total}>
              {writeClock(timed.total)}
            </Figure>
          </dd>
        </div>
      </dl>
    </div>
  )
}
