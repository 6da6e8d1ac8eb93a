import { explainerChapters, simulatorId } from './explainer-chapters.ts'

const chapters = [{ id: simulatorId, label: 'Simulateur' }, ...explainerChapters]

/** The way to each part of the page, above the simulator. */
export function ExplainerContents() {
  return (
    <nav className="wrap explainer-contents" aria-label="Sur cette page">
      <ul>
        {chapters.map(({ id, label }) => (
          <li key={id}>
            <a className="chip" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
