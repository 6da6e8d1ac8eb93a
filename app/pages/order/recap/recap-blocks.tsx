import type { ReactNode } from 'react'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { RecapView } from './recap-view.ts'

type RecapBlocksProps = {
  recap: RecapView
  paymentMethods: readonly { id: PaymentMethod; title: string; text: string }[]
  deliveryTexts: readonly { id: string; text: string }[]
  deliveryLimit: string
}

export function RecapBlocks({ recap, paymentMethods, deliveryTexts, deliveryLimit }: RecapBlocksProps) {
  const { delivery, buyer } = recap
  const chosen = paymentMethods.find(({ id }) => id === recap.paymentMethod)
  const deliveryText = deliveryTexts.find(({ id }) => id === delivery.option)?.text
  return (
    <section className="order-blocks" aria-label="Vos informations">
      <RecapBlock title={delivery.label} to={`${checkoutPath}#reception`}>
        <p>Délai&nbsp;: {delivery.delay}</p>
        <p className="muted">
          {deliveryText} {deliveryLimit}
        </p>
        {buyer.address ? <p className="muted">{[buyer.name, ...buyer.address].join(', ')}</p> : null}
      </RecapBlock>
      <RecapBlock title="Coordonnées" to={`${checkoutPath}#coordonnees`}>
        <p>
          {buyer.name}
          <br />
          {buyer.email}
          {buyer.phone ? (
            <>
              <br />
              {buyer.phone}
            </>
          ) : null}
        </p>
        <p className="muted">
          Confirmation et facture par <span className="nowrap">e-mail</span>
        </p>
        {buyer.billing ? <p className="muted">Facture à&nbsp;: {buyer.billing.join(', ')}</p> : null}
        {buyer.guardian ? (
          <p className="muted">
            Avec l’accord de {buyer.guardian.name}, {buyer.guardian.email}
          </p>
        ) : null}
        {buyer.note ? <p className="muted">Précision&nbsp;: {buyer.note}</p> : null}
      </RecapBlock>
      <RecapBlock title="Paiement" to={`${checkoutPath}#paiement`}>
        <p>{chosen?.title}</p>
        <p className="muted">{chosen?.text}</p>
      </RecapBlock>
    </section>
  )
}

type RecapBlockProps = { title: string; to: string; children: ReactNode }

function RecapBlock({ title, to, children }: RecapBlockProps) {
  return (
    <div className="order-block">
      <div className="order-block-head">
        <h2>{title}</h2>
        <TextLink to={to}>
          Modifier<span className="vh">&nbsp;: {title}</span>
        </TextLink>
      </div>
      {children}
    </div>
  )
}
