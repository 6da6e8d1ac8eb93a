import { href } from 'react-router'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

type EmptyCartProps = {
  empty: { title: string; text: string; collections: readonly { id: string; name: string }[] }
}

/** Nothing in the cart yet: where to find something. */
export function EmptyCart({ empty }: EmptyCartProps) {
  return (
    <div className="cart-empty">
      <EmptyState
        title={empty.title}
        art={<LineArt name="empty-flat" />}
        action={
          <ButtonLink to={href('/notre-boutique')} iconEnd="arrow-right">
            Voir la boutique
          </ButtonLink>
        }
      >
        {empty.text}
      </EmptyState>
      <ul className="cart-doors" aria-label="Collections">
        {empty.collections.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={href('/notre-boutique/collection/*', { '*': id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
