import { lastWithdrawalDay } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { OrderLink, Paragraphs, WithdrawalReminder, type OrderMailProps } from './parts/parts.tsx'

/** To the buyer of an order that is in their hands: from when the right of withdrawal counts, and until when. */
export function Delivered({ mail }: OrderMailProps) {
  const { order } = mail
  const { receivedOn, delivery, number, placedAt } = order
  const on = receivedOn ?? dayInParis(placedAt)
  const lastDay = lastWithdrawalDay(on, dayInParis(placedAt))
  return (
    <>
      <Paragraphs
        texts={[
          `La commande ${number} est notée comme ${delivery === 'shipping' ? 'livrée' : 'remise'} le ${formatFullDay(on)}. Ce n’est pas le bon jour ? Répondez à ce message.`,
          `Pour les articles qui peuvent être repris, vous pouvez changer d’avis jusqu’au ${formatFullDay(lastDay)} inclus.`,
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
      <WithdrawalReminder mail={mail} />
    </>
  )
}
