import type { ReactNode } from 'react'
import { href } from 'react-router'
import { GuaranteeNotice } from '#app/ui/blocks/guarantee-notice.tsx'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { RecapTexts, RecapView } from './recap.server.ts'

type RecapBlocksProps = { recap: RecapView } & Omit<RecapTexts, 'seller' | 'guaranteeNotice'>

export function RecapBlocks({ recap, paymentMethods, deliveryTexts, deliveryLimit }: RecapBlocksProps) {
  const { delivery, buyer } = recap
  const chosen = paymentMethods.find(({ id }) => id === recap.paymentMethod)
  const deliveryText = deliveryTexts.find(({ id }) => id === delivery.option)?.text
  return (
    <section className="order-blocks columns-narrow" aria-label="Vos informations">
      <RecapBlock title={delivery.label} to={`${checkoutPath}#reception`}>
        <p>Délai&nbsp;: {delivery.delay}</p>
        <p className="muted">
          {deliveryText} {delivery.deliveryOn === undefined ? deliveryLimit : ''}
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

function RecapBlock({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <div className="order-block">
      <div className="order-block-head spread">
        <h2>{title}</h2>
        <TextLink to={to}>
          Modifier<span className="vh">&nbsp;: {title}</span>
        </TextLink>
      </div>
      {children}
    </div>
  )
}

type RecapLegalProps = { recap: RecapView } & Pick<RecapTexts, 'seller' | 'guaranteeNotice'>

export function RecapLegal({ recap, seller, guaranteeNotice }: RecapLegalProps) {
  const { usualRight, hasOtherRights, mediator, guarantee, withdrawalFunction } = recap
  return (
    <div className="order-legal stack">
      <GuaranteeNotice notice={guaranteeNotice} />
      <div className="accordion">
        <AccordionItem title="Changer d’avis, en clair" open>
          {usualRight === undefined ? null : (
            <p>
              {hasOtherRights ? <b>Articles marqués «&#8239;{usualRight.label}&#8239;»&nbsp;: </b> : null}
              {usualRight.text}
            </p>
          )}
          {hasOtherRights ? <p>Chaque article dit plus haut s’il peut être rendu.</p> : null}
          <p>Le remboursement vient sous quatorze jours, par le même moyen de paiement.</p>
          <p>{withdrawalFunction}</p>
          <p>
            <TextLink to={`${href('/cgv')}#formulaire-de-rétractation`} target="_blank">
              Conditions et formulaire de rétractation<span className="vh"> (nouvel onglet)</span>
            </TextLink>
          </p>
        </AccordionItem>
        <AccordionItem title="Garanties" open>
          <p>{guarantee}</p>
        </AccordionItem>
        <AccordionItem title="Vendeur et médiateur" open>
          <p>
            {seller.name}, {seller.address}. {seller.registration}.{' '}
            <a className="link" href={seller.phone.link}>
              {seller.phone.shown}
            </a>
            ,{' '}
            <a className="link" href={`mailto:${seller.email}`}>
              {seller.email}
            </a>
          </p>
          <p>
            En cas de litige, le médiateur de la consommation est {mediator.name}, {mediator.address}&nbsp;:{' '}
            <a className="link" href={mediator.url} target="_blank" rel="noopener noreferrer">
              {mediator.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              <span className="vh"> (nouvel onglet)</span>
            </a>
          </p>
        </AccordionItem>
      </div>
    </div>
  )
}
