import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import {
  deliveryFeeCents,
  type DeliveryOption,
  freeWord,
  missingForFreeDelivery,
} from '#app/domain/shared/delivery.ts'
import { formatColumn, formatEuros } from '#app/domain/shared/money.ts'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import { GuaranteeNotice } from '#app/ui/blocks/guarantee-notice.tsx'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { CartTerms } from './cart.server.ts'

/** What the cart costs, how it comes and how it is paid: told before the first step of an order. */
export function CartSummary({ terms, ...cart }: { terms: CartTerms; goodsCents: number; pieces: number }) {
  const { goodsCents, pieces } = cart
  const feesCents = terms.deliveries.map((option) => deliveryFeeCents(option, goodsCents))
  const [goods, ...fees] = formatColumn([goodsCents, ...feesCents])
  const shownFees = fees.map((fee, index) => (feesCents[index] === 0 ? undefined : fee))
  return (
    <Card as="aside" className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 className="d4" id="cart-summary-title">
        Récapitulatif
      </h2>
      <dl className="sums cart-sums">
        <div className="sums-total">
          <dt>
            Sous-total, {pieces}&nbsp;{pieces > 1 ? 'articles' : 'article'}
            <small>{terms.vatMention}</small>
          </dt>
          <dd className="num">{goods}</dd>
        </div>
        {terms.deposit ? <DepositRows deposit={terms.deposit} /> : null}
      </dl>
      <DeliveryChoices terms={terms} fees={shownFees} />
      {terms.closed === undefined ? (
        <ButtonLink block size="large" to={checkoutPath} iconEnd="arrow-right" prefetch="none">
          Passer la commande
        </ButtonLink>
      ) : (
        <Note tone="warning">{terms.closed}</Note>
      )}
      <h3 className="cart-payment-methods-title">{terms.paymentMethodTitle}</h3>
      <p className="cart-detail smaller muted">{inWords(terms.paymentMethods.map(({ title }) => title))}.</p>
      <p className="cart-safe signed smaller muted">
        <Icon name="lock" size={16} />
        <span>{terms.safety}</span>
      </p>
    </Card>
  )
}

function DepositRows({ deposit }: { deposit: NonNullable<CartTerms['deposit']> }) {
  const [now, later] = formatColumn([deposit.depositCents, deposit.balanceCents])
  return (
    <>
      <div>
        <dt>Acompte, à la commande</dt>
        <dd>{now}</dd>
      </div>
      <div>
        <dt>
          Solde, au plus tard le <Ordinals>{formatDay(deposit.balanceOn)}</Ordinals>
          <small>Demandé à la fermeture, si le minimum est atteint</small>
        </dt>
        <dd>{later}</dd>
      </div>
    </>
  )
}

function inWords([first = '', ...others]: readonly string[]): string {
  return new Intl.ListFormat('fr-FR').format([first, ...others.map(withinSentence)])
}

type DeliveryChoicesProps = {
  terms: CartTerms
  /** In the order of the ways; undefined where nothing is asked. */
  fees: readonly (string | undefined)[]
}

function DeliveryChoices({ terms, fees }: DeliveryChoicesProps) {
  return (
    <section className="cart-deliveries" aria-labelledby="cart-deliveries-title">
      <h3 id="cart-deliveries-title">Réception, au choix à l’étape suivante</h3>
      <dl className="sums cart-sums">
        {terms.deliveries.map(({ id, kind, label, zone, delay, freeFromCents }, index) => (
          <div key={id}>
            <dt>
              {label}
              <small>
                {zone}, {delay}
                {freeFromCents === undefined ? '' : `, offerte dès ${formatEuros(freeFromCents)}`}
              </small>
            </dt>
            <dd>{fees[index] ?? freeWord(kind)}</dd>
          </div>
        ))}
      </dl>
      <p className="cart-detail smaller muted">
        {terms.dispatch} {terms.deliveryNote}
      </p>
    </section>
  )
}

export function CartLegal({ terms }: { terms: CartTerms }) {
  const { priceNote, deliveryLimit, withdrawalFunction, guarantee, guaranteeNotice, mediator } = terms
  return (
    <section className="cart-legal stack smaller muted" aria-label="Vos droits">
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

export function FreeDelivery({ deliveries, goodsCents }: FreeDeliveryProps) {
  const option = deliveries.find(
    ({ kind, freeFromCents }) => kind === 'shipping' && freeFromCents !== undefined,
  )
  if (option?.freeFromCents === undefined) return null
  const missing = missingForFreeDelivery(option, goodsCents) ?? 0
  const share: CSSProperties & { '--share': number } = {
    '--share': Math.min(1, goodsCents / Math.max(1, option.freeFromCents)),
  }
  return (
    <div className="cart-free stack">
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
