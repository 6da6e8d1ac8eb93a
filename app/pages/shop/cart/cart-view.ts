import { href } from 'react-router'
import { mostPieces } from '#app/domain/cart/cart.ts'
import type { ReadShopCart, ReadShopLine } from '#app/domain/cart/store.server.ts'
import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import { capitalised, withinSentence } from '#app/domain/shared/within-sentence.ts'
import type { ShopTexts } from '#app/domain/shop/store.server.ts'

export const doneKinds = ['ajout', 'limite', 'quantite', 'retrait', 'retour'] as const
export type DoneKind = (typeof doneKinds)[number]

export type CartNotice = {
  readonly kind: DoneKind | 'sans-cookie'
  readonly text: string
  readonly undo: string | undefined
}

export function doneAddress(kind: DoneKind, article: string): string {
  return `${href('/notre-boutique/panier')}?${new URLSearchParams({ fait: kind, article })}`
}

export type CartLineView = ReturnType<typeof cartLines>[number]

export function cartLines({ lines }: ReadShopCart, regimes: ShopTexts['legal']['withdrawal']) {
  return lines.flatMap(({ now, orderable: quantity, key, identifier, variant, messages }) => {
    if (!now || quantity === 0) return []
    const { label, detail, path, art, isSample, priceCents, left } = now
    const most = left > fewPieces ? mostPieces : left
    const shown = { label, detail, path, art, isSample, priceCents, regime: regimes[now.regime].label }
    return [{ key, identifier, variant, ...shown, quantity, most, messages }]
  })
}

export function quantityId(key: string): string {
  return `quantite-${key.replace('.', '-')}`
}

export type MissingLineView = ReturnType<typeof missingLines>[number]

/** Lines that cannot be ordered any more: each is said once, then it is out of the cart. */
export function missingLines({ lines }: ReadShopCart) {
  return lines
    .filter(({ orderable }) => orderable === 0)
    .map((line) => ({
      key: line.key,
      label: labelOf(line),
      detail: line.now?.detail,
      path: line.now?.path,
      art: line.now?.art,
      text: line.messages.map(({ text }) => text).join(' '),
    }))
}

type Named = Pick<ReadShopLine, 'identifier' | 'now'>

function labelOf({ identifier, now }: Named): string {
  if (now) return now.label
  return capitalised(identifier.replaceAll('-', ' '))
}

export function nameOf(line: Named): string {
  const detail = line.now?.detail
  if (detail === undefined) return labelOf(line)
  return `${labelOf(line)} (${withinSentence(detail)})`
}
