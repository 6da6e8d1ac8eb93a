import { href } from 'react-router'
import { type LineMessage, mostPieces } from '#app/domain/cart/cart.ts'
import type { ReadShopCart, ReadShopLine } from '#app/domain/cart/store.server.ts'
import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import { capitalised, withinSentence } from '#app/domain/shared/within-sentence.ts'

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

export type CartLineView = {
  readonly key: string
  readonly identifier: string
  readonly variant: string
  readonly label: string
  readonly detail: string | undefined
  readonly path: string
  readonly art: ProductArt
  readonly isSample: boolean
  readonly priceCents: number
  readonly quantity: number
  readonly most: number
  readonly regime: string
  readonly messages: readonly LineMessage[]
}

/** A line that cannot be ordered any more: it is said once, then it is out of the cart. */
export type MissingLineView = {
  readonly key: string
  readonly label: string
  readonly detail: string | undefined
  readonly path: string | undefined
  readonly art: ProductArt | undefined
  readonly text: string
}

export function cartLines({ lines }: ReadShopCart, regimes: Regimes): CartLineView[] {
  return lines.flatMap((line) => cartLine(line, regimes))
}

type Regimes = Readonly<Record<NonNullable<ReadShopLine['now']>['regime'], { readonly label: string }>>

function cartLine({ now, orderable, ...line }: ReadShopLine, regimes: Regimes): CartLineView[] {
  if (!now || orderable === 0) return []
  const { key, identifier, variant, messages } = line
  const { label, detail, path, art, isSample, priceCents, left } = now
  const most = left > fewPieces ? mostPieces : left
  const regime = regimes[now.regime].label
  const shown = { label, detail, path, art, isSample, priceCents, regime }
  return [{ key, identifier, variant, ...shown, quantity: orderable, most, messages }]
}

export function missingLines({ lines }: ReadShopCart): MissingLineView[] {
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
