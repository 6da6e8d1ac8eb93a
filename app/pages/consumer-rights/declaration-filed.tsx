import { DoneMark } from '#app/ui/blocks/forms/sent-card.tsx'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import type { FiledReceipt } from './read-filed.server.ts'

export function DeclarationFiled({ filed: { details } }: { filed: FiledReceipt }) {
  return (
    <Card as="section" className="declaration-card" aria-labelledby="receipt-title">
      <DoneMark />
      <h2 className="d4" id="receipt-title">
        Accusé de réception
      </h2>
      {details ? (
        <>
          <KeyValueList
            items={[
              { term: 'Reçue le', value: `${details.declared} (heure de Paris)` },
              { term: 'Référence', value: details.reference },
              { term: 'Commande ou contrat', value: details.contract },
              ...(details.endsOn ? [{ term: 'Fin souhaitée', value: details.endsOn }] : []),
            ]}
          />
          <p className="muted declaration-footnote">
            La déclaration complète vous a aussi été envoyée à {details.email}.
          </p>
        </>
      ) : (
        <p className="lead">
          Il part à l’adresse que vous avez indiquée, avec votre déclaration complète, sa date, son heure et
          sa référence.
        </p>
      )}
      <PrintButton />
    </Card>
  )
}
