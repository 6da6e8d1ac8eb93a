import { type SubmitEvent, useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import type { ProductView } from './product.server.ts'

export const addToCart = 'add-to-cart'

type AddToCartProps = {
  identifier: string
  chosen: NonNullable<ProductView['chosen']>
  /** The button was pressed while this size was on its way. */
  isAwaited: boolean
  onDone: () => void
}

export function AddToCart({ identifier, chosen, isAwaited, onDone }: AddToCartProps) {
  const { formAction } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAwaited) return
    onDone()
    if (chosen.most > 0) form.current?.requestSubmit()
  }, [isAwaited, onDone, chosen.most])
  const words = chosen.label === '' ? '' : ` en ${withinSentence(chosen.label)}`
  return (
    <>
      <Form id={addToCart} ref={form} className="add-to-cart" method="post" action={cartPath}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="identifier" value={identifier} />
        <input type="hidden" name="variant" value={chosen.variant} />
        <label className="add-to-cart-quantity">
          <span className="vh">Quantité</span>
          <Select name="quantity" defaultValue="1">
            {Array.from({ length: Math.max(1, chosen.most) }, (_, index) => (
              <option key={index + 1}>{index + 1}</option>
            ))}
          </Select>
        </label>
        <Button type="submit" size="large" icon="shopping-bag" busy={formAction === cartPath}>
          Ajouter au panier
        </Button>
      </Form>
      <SoldOut words={words} />
      <p className="sold-out-act">
        <ButtonLink
          look="line"
          size="large"
          icon="mail"
          to={`${href('/notre-boutique/prevenez-moi')}?${new URLSearchParams({ produit: identifier, variante: chosen.variant })}`}
        >
          Prévenez-moi de son retour
        </ButtonLink>
      </p>
    </>
  )
}

type AskForSizeProps = { product: ProductView; onEarly: () => void }

/** The same button without a size: it leads back to the sizes, and asks for one; not while one is on its way. */
export function AskForSize({ product: { path, query, colour }, onEarly }: AskForSizeProps) {
  const { location } = useNavigation()
  const isOnItsWay = location?.pathname === path && new URLSearchParams(location.search).get('taille')
  const wait = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isOnItsWay) return
    event.preventDefault()
    onEarly()
  }
  const asking = new URLSearchParams(query)
  asking.set('taille', '')
  return (
    <>
      <Form id={addToCart} className="add-to-cart" action={path} preventScrollReset onSubmit={wait}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="taille" value="" />
        <Button type="submit" size="large" icon="shopping-bag">
          Ajouter au panier
        </Button>
      </Form>
      <SoldOut words={colour === undefined ? '' : ` en ${withinSentence(colour)}`} />
      <p className="sold-out-act">
        <ButtonLink look="line" size="large" icon="mail" to={`${path}?${asking}`} preventScrollReset>
          Prévenez-moi de son retour
        </ButtonLink>
      </p>
    </>
  )
}

function SoldOut({ words }: { words: string }) {
  return <p className="sold-out">Cet article est épuisé{words}. Il ne peut pas être commandé.</p>
}
