import { Form, useLocation, useNavigation } from 'react-router'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { dayInParis, formatDay, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

type PaymentDueCardProps = { due: PaymentDue; order: { number: string; secret: string; totalCents: number } }

export function PaymentDueCard({ due, order }: PaymentDueCardProps) {
  // Never another page's: without a connection its code could not come.
  const action = useLocation().pathname
  const sent = useNavigation().formData
  const isPaying = sent !== undefined && !sent.has('act')
  return (
    <Card as="section" className="order-due stack" aria-labelledby="order-due-title">
      <h2 className="d4 cluster spread" id="order-due-title">
        {due.by === 'on_site' ? 'À payer à la remise' : 'À payer'}{' '}
        <span className="num">{formatEuros(order.totalCents)}</span>
      </h2>
      {due.by === 'card' ? (
        <>
          <p>{cardWords(due)}</p>
          {due.canPay ? (
            <Form method="post" action={action}>
              <Button type="submit" size="large" icon="lock" busy={isPaying}>
                Payer par carte
              </Button>
            </Form>
          ) : null}
        </>
      ) : null}
      {due.by === 'transfer' ? <TransferFacts due={due} order={order} /> : null}
      {due.by === 'on_site' ? (
        <p>Rien à faire d’ici là&nbsp;: vous réglez quand la commande vous est remise.</p>
      ) : null}
    </Card>
  )
}

function cardWords({ canPay, until }: Extract<PaymentDue, { by: 'card' }>): string {
  if (!canPay) return 'Le paiement par carte n’est plus possible pour cette commande. Rien n’a été débité.'
  const kept = until === undefined ? '' : ` Vos articles vous sont gardés jusqu’à ${until}.`
  return `Rien n’a été débité pour le moment.${kept}`
}

type TransferFactsProps = {
  due: Extract<PaymentDue, { by: 'transfer' }>
  order: { number: string; totalCents: number }
}

export function TransferFacts({ due: { bank, until }, order }: TransferFactsProps) {
  if (!bank)
    return <p>Écrivez-nous pour recevoir les coordonnées bancaires&nbsp;: vos articles vous sont gardés.</p>
  return (
    <>
      <p>
        Faites un virement avec ces coordonnées. La commande part dès qu’il est reçu
        {until === undefined ? (
          '.'
        ) : (
          <Ordinals>{`\u202f; vos articles vous sont gardés jusqu’au ${until}.`}</Ordinals>
        )}
      </p>
      <KeyValueList
        items={[
          { term: 'Montant', value: formatEuros(order.totalCents) },
          { term: 'Référence', value: order.number },
          { term: 'Titulaire', value: bank.holder },
          { term: 'IBAN', value: bank.iban },
          { term: 'BIC', value: bank.bic },
        ]}
      />
    </>
  )
}

export type ShownBank = { holder: string; iban: string; bic: string }

type PaymentDue = NonNullable<ReturnType<typeof paymentDue>>

type DueFacts = { now: Date; bank: ShownBank | undefined; takesCards: boolean }

/** What is left to pay, and how; `until` is in French. Undefined once paid, or when the order goes no further. */
export function paymentDue(order: PlacedOrder, { now, bank, takesCards }: DueFacts) {
  const { money, stage, paymentMethod, expiresAt } = order
  const goesOn = stage === 'placed' || stage === 'preparing' || stage === 'ready'
  if (money !== 'unpaid' || !goesOn) return undefined
  if (paymentMethod === 'on_site') return { by: paymentMethod }
  if (paymentMethod === 'transfer')
    return {
      by: paymentMethod,
      bank: bank && spacedBank(bank),
      until: expiresAt && formatDay(dayInParis(expiresAt)),
    }
  const isInTime = expiresAt === undefined || expiresAt > now
  return {
    by: paymentMethod,
    canPay: takesCards && isInTime,
    until: expiresAt && formatHour(timeInParis(expiresAt)),
  }
}

export function spacedBank({ holder, iban, bic }: ShownBank): ShownBank {
  return { holder, iban: iban.replaceAll(/(.{4})(?=.)/g, '$1 '), bic }
}
