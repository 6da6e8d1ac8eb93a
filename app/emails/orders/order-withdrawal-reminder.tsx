import { withdrawalPage } from './order-addresses.ts'
import type { OrderMailFacts } from './order-letters.ts'
import { OrderSmallPrint } from './order-small-print.tsx'
import { OrderTextLink } from './order-text-link.tsx'

/** Where one withdraws, at the foot of every mail of the time in which one may. */
export function OrderWithdrawalReminder({ mail }: { mail: Pick<OrderMailFacts, 'order' | 'siteUrl'> }) {
  return (
    <OrderSmallPrint>
      Vous changez d’avis ? Vous avez quatorze jours après la réception, pour les articles qui peuvent être
      repris : <OrderTextLink address={withdrawalPage(mail)}>Renoncer au contrat ici</OrderTextLink>.
    </OrderSmallPrint>
  )
}
