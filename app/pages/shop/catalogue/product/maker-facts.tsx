import type { ProductDetails } from './product-details.server.ts'

type Producer = ProductDetails['maker']

/** Who made a product, who answers for it in the Union, its reference and its warnings (Regulation (EU) 2023/988, article 19). */
export function MakerFacts({ details }: { details: ProductDetails }) {
  const { identifier, maker, responsible, warnings } = details
  return (
    <dl className="buy-maker">
      <Producer label="Fabricant" producer={maker} />
      {responsible ? (
        <Producer label="Personne responsable dans l’Union européenne" producer={responsible} />
      ) : null}
      <div>
        <dt>Référence</dt>
        <dd>{identifier}</dd>
      </div>
      {warnings.length > 0 ? (
        <div>
          <dt>Avertissements</dt>
          {warnings.map((warning) => (
            <dd key={warning}>{warning}</dd>
          ))}
        </div>
      ) : null}
    </dl>
  )
}

function Producer({ label, producer }: { label: string; producer: Producer }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {producer.line}
        <br />
        <a className="link" href={`mailto:${producer.email}`}>
          {producer.email}
        </a>
      </dd>
    </div>
  )
}
