import type { HomeTexts } from '#app/domain/home/store.server.ts'

/** The legs of the race that is drawn, each under its part of the line; the last one is the finish. */
export function RaceLegs({ title, legs }: HomeTexts['race']) {
  return (
    <ol className="race-legs" aria-label={title}>
      {legs.map(({ label, figure, detail }) => (
        <li key={label}>
          <b>{label}</b>
          <span className="num">{figure}</span>
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  )
}
