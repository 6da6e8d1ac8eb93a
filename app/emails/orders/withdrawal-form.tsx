import { typographyOf } from '@allure/content-engine/french-typography.ts'
import { senderOf } from '../mail-sender.ts'
import type { OrderMailFacts } from './letters.ts'
import { orderStyles } from './styles.ts'

/** The model form of the law (Code de la consommation, annex of R221-1), addressed to the seller. */
export function WithdrawalForm({ club }: Pick<OrderMailFacts, 'club'>) {
  const { legalName, address, email } = senderOf(club)
  const lines = [
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    `À l’attention de ${legalName}, ${address}, ${email} :`,
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
    'Commandé le (*)/reçu le (*) :',
    'Nom du (des) consommateur(s) :',
    'Adresse du (des) consommateur(s) :',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
    'Date :',
    '(*) Rayez la mention inutile.',
  ]
  return (
    <div style={orderStyles.frame}>
      {lines.map((line) => (
        <p key={line} style={orderStyles.inFrame}>
          {typographyOf(line)}
        </p>
      ))}
    </div>
  )
}
