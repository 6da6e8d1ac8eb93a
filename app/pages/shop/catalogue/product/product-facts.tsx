import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { Deliveries } from './deliveries.tsx'
import { MakerFacts } from './maker-facts.tsx'
import type { ProductDetails } from './product-details.server.ts'

/** What is said of every product before it is bought: of what it is made, who made it, when it comes, what can be undone. */
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
