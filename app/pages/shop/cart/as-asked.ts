import type { CartLineView } from './cart-lines-view.ts'

/** The lines as they will be once what was asked is answered, so that nobody waits to see it. */
export function asAsked(
  lines: readonly CartLineView[],
  waiting: ReadonlyMap<string, FormData>,
): CartLineView[] {
  return lines.map((line) => {
    const quantity = askedQuantity(waiting.get(line.key))
    return quantity === undefined ? line : { ...line, quantity: Math.min(quantity, line.most) }
  })
}

/** Undefined when the form asks for none, for something else, or for what is no quantity. */
function askedQuantity(form: FormData | undefined): number | undefined {
  const typed = form?.get('to') ?? form?.get('quantity')
  if (typeof typed !== 'string' || !/^\d{1,6}$/.test(typed.trim())) return undefined
  return Number(typed)
}
