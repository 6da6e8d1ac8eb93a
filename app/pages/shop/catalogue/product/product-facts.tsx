import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { ProductDetails } from './product.server.ts'

export function ProductFacts({ details }: { details: ProductDetails }) {
  const { composition, material, care, withdrawal, warnings, words } = details
  return (
    <div className="buy-facts">
      <AccordionItem title={words.careTitle} open>
        {composition.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {material ? <p>{material}</p> : null}
        {care ? <p>{care}</p> : null}
      </AccordionItem>
      <AccordionItem title="Livraison et délais">
        <Deliveries details={details} />
      </AccordionItem>
      <AccordionItem title={withdrawal.label}>
        <p>{withdrawal.text}</p>
        <p>
          {details.withdrawalFunction} <TextLink to="/renoncer">Renoncer au contrat ici</TextLink>
        </p>
        <p>{details.guarantee}</p>
      </AccordionItem>
      <AccordionItem title={words.makerTitle} open={warnings.length > 0}>
        <MakerFacts details={details} />
      </AccordionItem>
    </div>
  )
}

function Deliveries({ details }: { details: ProductDetails }) {
  const { deliveries, dispatch, deliveryLimit } = details
  return (
    <>
      <p>{dispatch}.</p>
      <ul className="buy-deliveries">
        {deliveries.map(({ id, label, zone, delay, fee, text }) => (
          <li key={id}>
            <strong>{label}</strong> ({zone}), {fee}, {delay}. {text}
          </li>
        ))}
      </ul>
      {deliveryLimit ? <p>{deliveryLimit}</p> : null}
    </>
  )
}

type Producer = ProductDetails['maker']

/** Who made a product, who answers for it in the Union, its reference and its warnings (Regulation (EU) 2023/988, article 19). */
function MakerFacts({ details }: { details: ProductDetails }) {
  const { identifier, maker, responsible, warnings } = details
  return (
    <dl className="buy-maker stack">
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

export function ProductPerks({ details: { deliveries, words, withdrawal } }: { details: ProductDetails }) {
  const [delivery] = deliveries
  const [handOver, exchange, ...others] = words.perks
  const perks: readonly [IconName, string | undefined][] = [
    ['truck', delivery && `${delivery.label}\u00a0: ${delivery.fee}`],
    ['map-pin', handOver],
    ['repeat-2', exchange],
    ...others.map((perk): [IconName, string] => ['check', perk]),
    ['undo-2', withdrawal.label],
  ]
  return (
    <ul className="buy-perks stack">
      {perks.map(([icon, perk]) =>
        perk ? (
          <li key={perk}>
            <Icon name={icon} className="accent" />
            {perk}
          </li>
        ) : null,
      )}
    </ul>
  )
}
