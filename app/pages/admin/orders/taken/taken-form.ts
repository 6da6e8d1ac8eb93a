import { type Cart, merged, mostPieces } from '#app/domain/cart/cart.ts'
import { type CheckoutField, checkoutFields } from '#app/domain/orders/checkout/checkout.ts'
import { type FormProblem, type FormValues, textFields } from '#app/domain/shared/forms/form-fields.ts'

export const articleField = (row: number) => `article-${row}`
export const quantityField = (row: number) => `quantite-${row}`

const mostRows = 20
export const firstRows = 3

export type Typed = {
  /** `identifier.variant` and pieces, as they were typed. */
  readonly rows: readonly { readonly article: string; readonly quantity: string }[]
  readonly values: FormValues<CheckoutField>
  readonly key: string
}

export type TakenProblem = FormProblem<CheckoutField | 'articles' | 'agreed'>

/** What was typed of an order for somebody, whatever it is worth. */
export function readTyped(form: FormData): Typed {
  const known = Number(form.get('lignes')) || firstRows
  const rows = Array.from({ length: Math.min(mostRows, known) }, (_, index) => ({
    article: String(form.get(articleField(index + 1)) ?? ''),
    quantity: String(form.get(quantityField(index + 1)) ?? '1'),
  }))
  const values = { ...textFields(form, checkoutFields), isBilledThere: 'on', isMinor: '' }
  return { rows, values, key: String(form.get('cle') ?? '') }
}

/** The cart of these rows; undefined when a quantity is none. Rows without an article are left out. */
export function cartOf({ rows }: Pick<Typed, 'rows'>): Cart | undefined {
  const chosen = rows.filter(({ article }) => article !== '')
  const lines = chosen.flatMap(({ article, quantity: typed }) => {
    const [identifier = '', variant = ''] = article.split('.')
    const quantity = Number(typed)
    const isPossible = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= mostPieces
    return isPossible ? [{ identifier, variant, quantity, seenCents: undefined }] : []
  })
  return lines.length === chosen.length ? merged(lines) : undefined
}
