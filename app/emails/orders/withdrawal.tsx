import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { OrderLine, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { withdrawalPage } from './parts/addresses.ts'
import { SmallPrint } from './parts/small-print.tsx'

type WithdrawalProps = { mail: Pick<OrderEmailFacts, 'order' | 'shop' | 'siteUrl'> }

export function Withdrawal({ mail }: WithdrawalProps) {
  const { order, shop } = mail
  return (
    <>
      {regimesOf(order).map(({ regime, lines, text }) => (
        <div key={regime}>
          <MailParagraph>
            <strong>{typographyOf(shop.legal.withdrawal[regime].label)}</strong>
            <br />
            {lines.map(nameOf).join(' ; ')}
          </MailParagraph>
          <SmallPrint>{text}</SmallPrint>
        </div>
      ))}
      <MailParagraph>
        Pour renoncer à tout ou partie de votre commande, sans compte et sans motif à donner :{' '}
        <TextLink address={withdrawalPage(mail)}>Renoncer au contrat ici</TextLink>. Un accusé de réception
        daté vous parvient aussitôt.
      </MailParagraph>
    </>
  )
}

/** Lines by regime, each regime with the words that were frozen with the order. */
function regimesOf({ lines, terms }: PlacedOrder) {
  return [...new Set(lines.map(({ regime }) => regime))].map((regime) => ({
    regime,
    lines: lines.filter((line) => line.regime === regime),
    text: terms.withdrawal.find((told) => told.regime === regime)?.text ?? '',
  }))
}

function nameOf({ label, detail }: OrderLine): string {
  return detail === undefined ? label : `${label} (${detail})`
}
