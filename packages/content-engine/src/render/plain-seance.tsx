import type { SeanceProps } from './block-props.ts'

export function PlainSeance({ titre, duree, allure, distance, intensite, children }: SeanceProps) {
  const facts = [
    ['Durée', duree],
    ['Distance', distance],
    ['Allure', allure],
    ['Intensité', intensite],
  ].filter(([, value]) => value !== undefined)
  return (
    <section className="content-seance" aria-label={`Séance\u00a0: ${titre}`}>
      <p>
        <strong>{titre}</strong>
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}
