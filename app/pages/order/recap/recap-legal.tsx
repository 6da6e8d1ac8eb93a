import { href } from 'react-router'
import { GuaranteeNotice } from '#app/ui/blocks/guarantee-notice.tsx'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { RecapView } from './recap-view.ts'

type RecapSeller = {
  name: string
  address: string
  registration: string
  phone: { shown: string; link: string }
  email: string
}

type RecapLegalProps = {
  recap: RecapView
  seller: RecapSeller
  guaranteeNotice: { readonly image: string; readonly text: string } | null
}

export function RecapLegal({ recap, seller, guaranteeNotice }: RecapLegalProps) {
  const { usualRight, hasOtherRights, mediator, guarantee, withdrawalFunction } = recap
  return (
    <div className="order-legal">
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
