import { href, Link } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { Sums } from '../parts/sums.tsx'
import type { OrderView } from './view.ts'

const paymentMethodWords = { card: 'Carte bancaire', transfer: 'Virement', on_site: 'Sur place' }

export function Amount({ order }: { order: OrderView }) {
  const { paidCents, refundedCents, lostCents, vatMention, paymentMethods, isOver } = order
  const [method = '', ...others] = paymentMethods.map((one) => paymentMethodWords[one])
  const methods = [method, ...others.map(withinSentence)].join(' et ')
  const unpaid = isOver ? ', rien n’a été payé' : ', pas encore payé'
  return (
    <Card as="section" className="order-amount" aria-labelledby="order-amount-title">
      <h2 className="d4" id="order-amount-title">
        Montant
      </h2>
      <Sums {...order} totalLabel="Total, toutes taxes comprises" mention={vatMention} />
      <p className="muted">
        {methods}
        {paidCents > 0 ? `, ${formatEuros(paidCents)} reçus` : unpaid}
        {refundedCents > 0 ? `, ${formatEuros(refundedCents)} remboursés` : ''}
        {lostCents > 0 ? `, ${formatEuros(lostCents)} repris par votre banque` : ''}.
      </p>
    </Card>
  )
}

export function Documents({ order }: { order: OrderView }) {
  const { secret, documents, termsVersion, termsUpdatedOn, isOver } = order
  const termsPath = href('/commande/:secret/conditions', { secret })
  const rows: DocumentRowProps[] = documents.map(({ title, detail, file, secret: own }) => {
    return {
      title,
      detail,
      icon: 'receipt-euro',
      to: href('/commande/:secret/documents/:file', { secret: own, file }),
      isFile: true,
    }
  })
  if (documents.length === 0 && !isOver)
    rows.push({ title: 'Facture', detail: 'Disponible dès le paiement', icon: 'receipt-euro' })
  rows.push(
    {
      title: 'Conditions générales acceptées',
      detail: `Version ${termsVersion}, du ${termsUpdatedOn}`,
      icon: 'file-text',
      to: termsPath,
    },
    {
      title: 'Formulaire de rétractation',
      detail: 'À imprimer, pour qui préfère le papier',
      icon: 'file-text',
      to: `${termsPath}#formulaire-de-rétractation`,
    },
  )
  return (
    <section aria-labelledby="order-documents-title">
      <h2 className="d4" id="order-documents-title">
        Documents
      </h2>
      <ul className="order-documents">
        {rows.map((row) => (
          <li key={row.title}>
            <DocumentRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DocumentRowProps = {
  title: string
  detail: string
  icon: IconName
  to?: string
  isFile?: boolean
}

function DocumentRow({ title, detail, icon, to, isFile = false }: DocumentRowProps) {
  const content = (
    <>
      <Icon name={icon} size={20} className="muted" />
      <span>
        <b>{title}</b>
        <small className="smaller muted">{detail}</small>
      </span>
      {to === undefined ? null : <Icon name={isFile ? 'download' : 'arrow-right'} size={18} />}
    </>
  )
  if (to === undefined) return <span className="muted">{content}</span>
  // A file is none of the router's pages.
  return isFile ? <a href={to}>{content}</a> : <Link to={to}>{content}</Link>
}

export function Delivery({ order }: { order: OrderView }) {
  const { delivery, buyer, parcel } = order
  return (
    <section aria-labelledby="order-delivery-title">
      <h2 className="d4" id="order-delivery-title">
        {delivery.kind === 'pickup' ? 'Remise' : 'Livraison'}
      </h2>
      <p className="order-delivery-words">
        {delivery.label}, {delivery.delay}
      </p>
      {delivery.kind === 'pickup' ? <p>{delivery.text}</p> : null}
      <address className="muted">
        {[buyer.name, ...(buyer.address ?? [])].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{buyer.email}</span>
        {buyer.phone ? <span>{buyer.phone}</span> : null}
      </address>
      {parcel ? (
        <p>
          Suivi&nbsp;:{' '}
          {parcel.link ? (
            <a className="link" href={parcel.link} rel="noreferrer">
              {parcel.words}
            </a>
          ) : (
            parcel.words
          )}
        </p>
      ) : null}
      {buyer.note ? <p className="muted">Précision&nbsp;: {buyer.note}</p> : null}
      <MoreLink to={contactPath('boutique')}>Une question sur cette commande</MoreLink>
    </section>
  )
}
