import { href } from 'react-router'

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
