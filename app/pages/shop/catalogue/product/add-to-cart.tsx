import { Form, useNavigation } from 'react-router'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/select.tsx'
import type { ProductView } from './product-view.server.ts'

type AddToCartProps = {
  action: string
  identifier: string
  chosen: NonNullable<ProductView['chosen']>
}

/** Puts pieces of the variant chosen into the cart. Sold out, it says so in place of the button. */
export function AddToCart({ action, identifier, chosen }: AddToCartProps) {
  const { formAction } = useNavigation()
  const words = chosen.label === '' ? '' : ` en ${withinSentence(chosen.label)}`
  return (
    <>
      <Form className="add-to-cart" method="post" action={action}>
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
        <Button type="submit" size="large" icon="shopping-bag" busy={formAction === action}>
          Ajouter au panier
        </Button>
      </Form>
      <p className="sold-out">Cet article est épuisé{words}. Il ne peut pas être commandé.</p>
    </>
  )
}
