import { Avatar } from '#app/ui/art/avatar.tsx'
import { ResultLink } from './result-link.tsx'
import type { ShownPerson } from './shown-person.ts'

export function ClubResults({ arrivals }: { arrivals: readonly ShownPerson[] }) {
  if (arrivals.length === 0) return null
  return (
    <section aria-labelledby="race-results-title">
      <h2 className="d4" id="race-results-title">
        Résultats du club
      </h2>
      <ol className="race-results">
        {arrivals.map(({ name, isYou, seed, result }, index) => (
          <li key={index}>
            <Avatar seed={seed} size={40} tone={isYou ? 'green' : 'slate'} />
            <p>
              <b>
                {name}
                {isYou ? <small>vous</small> : null}
              </b>
              <span>
                {[result?.format, result?.place && `${result.place} au général`].filter(Boolean).join(' · ')}
              </span>
              {result?.link === undefined ? null : <ResultLink link={result.link} whose={name} />}
            </p>
            <span className="num">{result?.time ?? result?.outcome}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
