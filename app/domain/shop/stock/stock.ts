export type StockLine = {
  readonly identifier: string
  readonly variant: string
  readonly quantity: number
}

/** `reservation`: for an order · `release`: freed by it · `return`: sent back · `sale`: outside the site's orders · `loss`: broken, gone */
export type StockReason = 'entry' | 'reservation' | 'release' | 'return' | 'sale' | 'correction' | 'loss'

export type HandReason = Exclude<StockReason, 'reservation' | 'release'>

export const mostStock = 100_000

export const stockAuthorYears = 3

/** Why pieces may not be added (below zero: taken away) by hand, in French; undefined when they may. */
export function correctionProblem(reason: HandReason, quantity: number, pieces: number): string | undefined {
  if (!Number.isSafeInteger(quantity)) return 'Indiquez un nombre entier de pièces.'
  if (quantity === 0) return `Le stock est déjà de ${piecesInWords(pieces)}.`
  if (reason === 'sale' && quantity > 0) return 'Une vente retire des pièces.'
  if (reason === 'loss' && quantity > 0) return 'Une perte retire des pièces.'
  if ((reason === 'entry' || reason === 'return') && quantity < 0)
    return 'Une entrée et un retour ajoutent des pièces.'
  if (pieces + quantity < 0) return `Impossible\u00A0: le stock est de ${piecesInWords(pieces)}.`
  return pieces + quantity > mostStock ? 'C’est plus que le stock ne peut compter.' : undefined
}

/** Why a count is not taken: pieces were sold, or counted by somebody else, since it began. */
export function movedMeanwhile(seen: number, pieces: number): string {
  return `Le stock a bougé pendant que vous comptiez\u00A0: il était de ${seen}, il est de ${piecesInWords(pieces)}. Recomptez, puis enregistrez.`
}

function piecesInWords(pieces: number): string {
  return `${pieces}\u00A0${pieces > 1 ? 'pièces' : 'pièce'}`
}
