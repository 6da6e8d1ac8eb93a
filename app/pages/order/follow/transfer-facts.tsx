import { formatEuros } from '#app/domain/shared/money.ts'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'
import type { PaymentDue } from './payment-due.ts'

type TransferFactsProps = {
  due: Extract<PaymentDue, { by: 'virement' }>
  order: { number: string; totalCents: number }
}

/** Where the transfer goes, how much, and under which reference. */
export function TransferFacts({ due: { bank, until }, order }: TransferFactsProps) {
  if (!bank)
    return <p>Écrivez-nous pour recevoir les coordonnées bancaires&nbsp;: vos articles vous sont gardés.</p>
  return (
    <>
      <p>
        Faites un virement avec ces coordonnées. La commande part dès qu’il est reçu
        {until === undefined ? '.' : `\u202f; vos articles vous sont gardés jusqu’au ${until}.`}
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
