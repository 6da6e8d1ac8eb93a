import { href } from 'react-router'

/** What a change has done, as the address after it says it: `?fait=ajout&article=maillot-nuit.ardoise-m`. */
export const doneKinds = ['ajout', 'limite', 'quantite', 'retrait', 'retour'] as const
export type DoneKind = (typeof doneKinds)[number]

/** What the page says of the change before it. */
export type CartNotice = {
  readonly kind: DoneKind | 'sans-cookie'
  readonly text: string
  /** The line to put back, as its form carries it. */
  readonly undo: string | undefined
}

/** The address that says what was done. @param article a line's key, or a removed line as text */
export function doneAddress(kind: DoneKind, article: string): string {
  return `${href('/notre-boutique/panier')}?${new URLSearchParams({ fait: kind, article })}`
}
