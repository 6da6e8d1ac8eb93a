import { Form, href, useNavigation } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import type { BookedView } from './read-booked.server.ts'

type PaymentDueProps = { due: NonNullable<BookedView['due']>; secret: string }

export function PaymentDue({ due, secret }: PaymentDueProps) {
  const { cents, rank, by, isLate, transfer, until, takesCards, takesTransfers, isByCard } = due
  const canChoose = rank > 1
  return (
    <Card as="section" className="stack booking-due" aria-labelledby="booked-due">
      <h2 className="d4 spread" id="booked-due">
        À payer <span className="num">{formatEuros(cents)}</span>
      </h2>
      {by && !isLate ? <p>Au plus tard le {by}.</p> : null}
      {by && isLate ? (
        <p>C’était attendu le {by}. Réglez maintenant, ou écrivez-nous s’il vous faut du temps.</p>
      ) : null}
      {until ? <p>Vos places sont gardées jusqu’au {until}.</p> : null}
      {transfer ? (
        <KeyValueList
          items={[
            { term: 'Montant', value: formatEuros(cents) },
            { term: 'Référence', value: transfer.reference },
            { term: 'Titulaire', value: transfer.holder },
            { term: 'IBAN', value: transfer.iban },
            { term: 'BIC', value: transfer.bic },
          ]}
        />
      ) : null}
      <div className="row cluster">
        {takesCards && (isByCard || canChoose) ? <PayButton secret={secret} method="card" /> : null}
        {takesTransfers && canChoose && !transfer ? <PayButton secret={secret} method="transfer" /> : null}
      </div>
    </Card>
  )
}

function PayButton({ secret, method }: { secret: string; method: 'card' | 'transfer' }) {
  const isPaying = useNavigation().formData?.get('method') === method
  return (
    <Form method="post" action={href('/inscription/:secret', { secret })}>
      <input type="hidden" name="method" value={method} />
      <Button type="submit" size="large" look={method === 'card' ? 'primary' : 'line'} busy={isPaying}>
        {method === 'card' ? 'Payer par carte' : 'Payer par virement'}
      </Button>
    </Form>
  )
}
