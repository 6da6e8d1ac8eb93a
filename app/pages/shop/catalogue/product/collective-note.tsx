import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { ProductView } from './product.server.ts'

/** What one should know before ordering what is made for all at once. */
export function CollectiveNote({ collective }: Pick<ProductView, 'collective'>) {
  if (!collective) return null
  const { closes, minimum, delivery, deposit } = collective
  return (
    <div className="collective-note stack">
      <p>
        <b>Commande groupée</b> jusqu’au {closes}.
      </p>
      <p className="small">
        Elle est faite pour tous en même temps, à partir de {minimum}&nbsp;
        {minimum > 1 ? 'pièces commandées' : 'pièce commandée'}, et livrée au plus tard le {delivery}. En
        dessous, chacun est prévenu et remboursé en entier. Elle se commande à part.
      </p>
      {deposit ? (
        <p className="small">
          <b>Acompte de {deposit.now}</b> par pièce à la commande. Le solde, {deposit.later} par pièce, est
          demandé à la fermeture si le minimum est atteint, et se règle au plus tard le{' '}
          <Ordinals>{deposit.until}</Ordinals>.
        </p>
      ) : null}
    </div>
  )
}
