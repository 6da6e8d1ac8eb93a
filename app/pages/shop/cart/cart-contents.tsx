import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { type DeliveryOption, missingForFreeDelivery } from '#app/domain/shared/delivery.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { GuaranteeNotice } from '#app/ui/blocks/guarantee-notice.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { asAsked, CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartLineView } from './cart-view.ts'
import type { CartTerms } from './cart.server.ts'
import type { CartProblem } from './change-cart.server.ts'
import type { CartChanges } from './use-cart-changes.ts'

type CartContentsProps = {
  lines: readonly CartLineView[]
  terms: CartTerms
  problem: CartProblem | undefined
  changes: CartChanges
}

export function CartContents({ lines, terms, problem, changes }: CartContentsProps) {
  const shown = asAsked(lines, changes.waiting)
  const goodsCents = shown.reduce((cents, { quantity, priceCents }) => cents + quantity * priceCents, 0)
  const pieces = shown.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <div className="cart-columns">
      <div>
        <ul className="cart-lines">
          {shown.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              problem={problem?.key === line.key ? problem : undefined}
              waiting={changes.waiting.get(line.key)}
              send={changes.send}
            />
          ))}
        </ul>
        <FreeDelivery deliveries={terms.deliveries} goodsCents={goodsCents} />
        <MoreLink icon="arrow-left" className="cart-back" to={href('/notre-boutique')}>
          Continuer mes achats
        </MoreLink>
      </div>
      <CartSummary terms={terms} goodsCents={goodsCents} pieces={pieces} />
      <CartLegal terms={terms} />
    </div>
  )
}

function CartLegal({ terms }: { terms: CartTerms }) {
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

type FreeDeliveryProps = {
  deliveries: readonly DeliveryOption[]
  goodsCents: number
}

function FreeDelivery({ deliveries, goodsCents }: FreeDeliveryProps) {
  const option = deliveries.find(
    ({ kind, freeFromCents }) => kind === 'shipping' && freeFromCents !== undefined,
  )
  if (option?.freeFromCents === undefined) return null
  const missing = missingForFreeDelivery(option, goodsCents) ?? 0
  const share: CSSProperties & { '--share': number } = {
    '--share': Math.min(1, goodsCents / Math.max(1, option.freeFromCents)),
  }
  return (
    <div className="cart-free">
      <p>
        {missing === 0 ? (
          <>
            <b>{option.label} offerte</b>&nbsp;: votre panier atteint {formatEuros(option.freeFromCents)}.
          </>
        ) : (
          <>
            <b>Plus que {formatEuros(missing)}</b> pour une {option.label.toLowerCase()} offerte.
          </>
        )}
      </p>
      <div className="cart-free-lines" style={share} aria-hidden="true" />
    </div>
  )
}
