import { href } from 'react-router'
import { GuaranteeNotice } from '#app/ui/blocks/guarantee-notice.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { CartTerms } from './read-cart-terms.server.ts'

/** Prices, the right to change one's mind, guarantees and the mediator, in a few lines. */
export function CartLegal({ terms }: { terms: CartTerms }) {
  const { priceNote, deliveryLimit, withdrawalFunction, guarantee, guaranteeNotice, mediator } = terms
  return (
    <section className="cart-legal" aria-label="Vos droits">
      <p>
        {priceNote} {deliveryLimit}
      </p>
      <p>
        {withdrawalFunction} <TextLink to={href('/renoncer')}>Renoncer au contrat ici</TextLink>,{' '}
        <TextLink to={href('/cgv')}>conditions générales de vente</TextLink>.
      </p>
      <p>{guarantee}</p>
      {mediator ? (
        <p>
          Médiateur de la consommation&nbsp;: {mediator.name}, {mediator.address},{' '}
          <a className="link" href={mediator.url} target="_blank" rel="noopener noreferrer">
            {mediator.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            <span className="vh"> (nouvel onglet)</span>
          </a>
          .
        </p>
      ) : null}
      <GuaranteeNotice notice={guaranteeNotice} />
    </section>
  )
}
