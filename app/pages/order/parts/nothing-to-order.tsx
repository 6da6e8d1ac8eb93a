import { href } from 'react-router'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { orderPath } from './addresses.ts'

type NothingToOrderProps = {
  hasCart: boolean
  justPlaced: { number: string; secret: string } | undefined
}

/** No article, no order: where to find some, and the order one may have come back from. */
export function NothingToOrder({ hasCart, justPlaced }: NothingToOrderProps) {
  const { title, ...state } = justPlaced ? placedBefore(justPlaced) : hasCart ? allGone : emptyCart
  return (
    <div className="wrap order-page order-nothing stack">
      <h1 className="d2">{title}</h1>
      <EmptyState
        title={state.subtitle}
        art={<LineArt name="empty-flat" />}
        action={<ButtonLink to={state.to}>{state.door}</ButtonLink>}
      >
        {state.text}
      </EmptyState>
    </div>
  )
}

const emptyCart = {
  title: 'Rien à commander',
  subtitle: 'Votre panier est vide.',
  text: 'Mettez-y ce qui vous plaît\u00a0: la commande commence de là.',
  to: href('/notre-boutique'),
  door: 'Voir la boutique',
}

const allGone = {
  title: 'Rien à commander',
  subtitle: 'Plus rien de votre panier ne peut être commandé.',
  text: 'Votre panier dit pourquoi, article par article.',
  to: cartPath,
  door: 'Voir mon panier',
}

function placedBefore({ number, secret }: { number: string; secret: string }) {
  return {
    title: 'C’est déjà commandé.',
    subtitle: `Votre commande n°\u00a0${number} est bien passée.`,
    text: 'Elle ne l’a été qu’une fois. Suivez-la, et payez-la si ce n’est pas encore fait.',
    to: orderPath(secret),
    door: 'Voir ma commande',
  }
}
