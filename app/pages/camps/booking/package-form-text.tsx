import type { PackageForm } from '#app/domain/camps/lodging/package-form.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'

const law = 'https://www.legifrance.gouv.fr/eli/arrete/2018/3/1/ECOI1801883A/jo/texte'

/** The standard form of a package, before it is ordered. */
export function PackageFormText({ form, email }: { form: PackageForm; email: string }) {
  return (
    <section aria-labelledby="package-form" className="stack">
      <h2 className="d4" id="package-form">
        Ce stage est un forfait touristique
      </h2>
      <p>
        Son formulaire d’information vient de partir à <bdi>{email}</bdi>. Le voici.
      </p>
      <dl className="booking-scale">
        {form.facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {form.statement.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <details>
        <summary className="tap">Droits essentiels prévus par la directive (UE)&nbsp;2015/2302</summary>
        <ul className="stack small">
          {form.rights.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
      <p className="small">
        <TextLink to={law}>Le formulaire dans l’arrêté du 1er&nbsp;mars 2018</TextLink>
      </p>
    </section>
  )
}
