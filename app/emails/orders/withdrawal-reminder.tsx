import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { TextLink } from '../layout/text-link.tsx'
import { withdrawalPage } from './parts/addresses.ts'
import { SmallPrint } from './parts/small-print.tsx'

export function WithdrawalReminder({ mail }: { mail: Pick<OrderEmailFacts, 'order' | 'siteUrl'> }) {
  return (
    <SmallPrint>
      Vous changez d’avis ? Vous avez quatorze jours après la réception, pour les articles qui peuvent être
      repris : <TextLink address={withdrawalPage(mail)}>Renoncer au contrat ici</TextLink>.
    </SmallPrint>
  )
}
