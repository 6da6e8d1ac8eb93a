export type VatTerm = {
  readonly from: string
  /** « TVA non applicable, art. 293 B du CGI » */
  readonly text: string
  /** 20, 5.5 … */
  readonly ratePercent?: number | undefined
}

type VatShown = {
  readonly mention: string
  readonly included?: { readonly ratePercent: number; readonly cents: number }
}

/** The term in force on a day: the last whose day has come, wherever it stands in the list; undefined before the first. */
export function vatTermOn(terms: readonly VatTerm[], day: string): VatTerm | undefined {
  return terms
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)
}

/** What a document says of the VAT within an amount. @param totalCents taxes included */
export function vatWithin(term: VatTerm, totalCents: number): VatShown {
  const { text: mention, ratePercent } = term
  if (ratePercent === undefined) return { mention }
  // In tenths of a percent, so that 5.5 stays exact.
  const tenths = Math.round(ratePercent * 10)
  return { mention, included: { ratePercent, cents: Math.round((totalCents * tenths) / (1000 + tenths)) } }
}
