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

function askedQuantity(form: FormData | undefined): number | undefined {
  const text = askedText(form)?.trim()
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** The quantity a form asks for, as it was typed or pressed; undefined when it is about something else. */
export function askedText(form: FormData | undefined): string | undefined {
  const text = form?.get('to') ?? form?.get('quantity')
  return typeof text === 'string' ? text : undefined
}
