import { href, Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { OrderView } from './order-view.server.ts'

type Shown = { order: OrderView }

export function Lines({ order }: Shown) {
  const { lines, deliveryFee, total, paid, refunded, lost, balance, balanceNumber, isBalanceOf } = order
  return (
    <Panel id="articles" title="Articles">
      <ul className="order-lines">
        {lines.map(({ id, label, detail, quantity, amount }) => (
          <li key={id}>
            <b className="tabular">{quantity}&nbsp;×</b>
            <span>
              {label}
              {detail ? <small className="muted">{detail}</small> : null}
            </span>
            <span className="tabular">{amount}</span>
          </li>
        ))}
      </ul>
      <Facts
        items={[
          { term: 'Livraison', value: deliveryFee },
          { term: 'Total', value: total },
          { term: 'Payé', value: paid },
          { term: 'Solde dû', value: balance },
          { term: 'Rendu', value: refunded },
          { term: 'Repris par la banque', value: lost },
          { term: 'Commande du solde', value: balanceNumber && <OrderOf number={balanceNumber} /> },
          { term: 'Solde de', value: isBalanceOf && <OrderOf number={isBalanceOf} /> },
        ]}
      />
    </Panel>
  )
}

function OrderOf({ number }: { number: string }) {
  return (
    <Link className="link" to={href('/admin/commandes/:number', { number })}>
      Commande {number}
    </Link>
  )
}

export function Buyer({ order }: Shown) {
  const { buyer, way, note, parcel, receivedOn } = order
  const { email, phone, address, guardian } = buyer
  return (
    <Panel id="acheteur" title={buyer.name || 'Acheteur'}>
      <Facts
        items={[
          {
            term: 'E-mail',
            value: email ? (
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            ) : undefined,
          },
          {
            term: 'Téléphone',
            value: phone ? (
              <a className="link" href={phone.link}>
                {phone.shown}
              </a>
            ) : undefined,
          },
          { term: 'Représentant légal', value: guardian && `${guardian.name}, ${guardian.email}` },
          { term: 'Livraison', value: way },
          {
            term: 'Adresse',
            value: address?.map((line) => (
              <span key={line} className="order-address">
                {line}
              </span>
            )),
          },
          {
            term: 'Suivi',
            value: parcel?.link ? (
              <a className="link" href={parcel.link} rel="noreferrer">
                {parcel.words}
              </a>
            ) : (
              parcel?.words
            ),
          },
          { term: 'Reçue le', value: receivedOn },
          { term: 'Précision', value: note },
        ]}
      />
    </Panel>
  )
}

export function Documents({ order: { documents, number, secret } }: Shown) {
  return (
    <Panel id="documents" title="Documents">
      <ul className="order-files">
        {documents.map(({ name, issued, file }) => (
          <li key={name}>
            <a href={href('/commande/:secret/documents/:file', { secret, file })}>
              <Icon name="receipt-euro" size={20} />
              <span>
                {name}
                <small className="muted">{issued}</small>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={`${href('/admin/commandes/bons-de-livraison.pdf')}?commande=${number}`}>
            <Icon name="package" size={20} />
            <span>Bon de livraison</span>
          </a>
        </li>
        <li>
          <a href={href('/commande/:secret', { secret })}>
            <Icon name="external-link" size={20} />
            <span>La page de l’acheteur</span>
          </a>
        </li>
      </ul>
    </Panel>
  )
}
