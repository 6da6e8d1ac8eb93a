import type { CompetitionView } from './competition-view.ts'

/** What one may enter. */
export function Formats({ race: { formats, answer } }: { race: CompetitionView }) {
  if (formats.length === 0) return null
  return (
    <section aria-labelledby="race-formats-title">
      <h2 className="d4" id="race-formats-title">
        {formats.length > 1 ? 'Formats' : 'Format'}
      </h2>
      <dl className="race-formats">
        {formats.map(({ key, name, distances }) => (
          <div key={key}>
            <dt>
              {name}
              {key === answer.format ? <small>le vôtre</small> : null}
            </dt>
            <dd>{distances === name ? null : distances}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
