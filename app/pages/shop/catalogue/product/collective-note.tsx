import type { ProductView } from './product.server.ts'

/** What one should know before ordering what is made for all at once. */
export function CollectiveNote({ collective }: Pick<ProductView, 'collective'>) {
  if (!collective) return null
  const { closes, minimum, delivery } = collective
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
    </div>
  )
}
