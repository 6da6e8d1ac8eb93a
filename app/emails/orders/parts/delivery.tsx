import { Fragment } from 'react'
import { type Address, addressLines } from '#app/domain/orders/checkout/address.ts'
import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { addDays, dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'
import { MailFacts } from '../../layout/mail-facts.tsx'

/** How the order reaches its buyer, where, and in what time. */
export function Delivery({ mail: { order, shop } }: { mail: Pick<OrderEmailFacts, 'order' | 'shop'> }) {
  const { placedAt, terms, address, billing, phone, firstName, lastName, guardian } = order
  const words = shop.deliveryOptions.find(({ fee }) => fee === order.deliveryOption)?.text
  return (
    <MailFacts
      facts={[
        { term: 'Mode', value: terms.delivery.label },
        { term: 'Déroulement', value: words },
        { term: 'Délai', value: terms.delivery.delay },
        { term: 'Au plus tard', value: formatFullDay(latestDelivery(placedAt)) },
        { term: 'Pour', value: <bdi>{`${firstName} ${lastName}`}</bdi> },
        { term: 'Adresse', value: address && <Envelope address={address} /> },
        { term: 'Facturation', value: billing && <Envelope address={billing} /> },
        { term: 'Téléphone', value: phone === undefined ? undefined : phoneOf(phone).shown },
        { term: 'Représentant légal', value: guardian && <bdi>{guardian.name}</bdi> },
      ]}
    />
  )
}

/** A seller delivers within thirty days of the order when nothing else was agreed (Code de la consommation, L216-1). */
function latestDelivery(placedAt: Date): string {
  return addDays(dayInParis(placedAt), 30)
}

function Envelope({ address }: { address: Address }) {
  return (
    <bdi>
      {addressLines(address).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its rank
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </bdi>
  )
}
