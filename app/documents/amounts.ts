/**
 * « 1 290,00 € », « −6,00 € »: always with its cents, narrow no-break space in thousands, no-break space before the sign.
 * Not by `Intl`, which has changed its spaces before: a document is drawn the same for ever.
 */
export function writeAmount(cents: number): string {
  const euros = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}${euros},${rest}\u00a0€`
}

/** « 20 % », « 5,5 % ». */
export function writeRate(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00a0%`
}
