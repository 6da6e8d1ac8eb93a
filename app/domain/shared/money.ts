const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

const eurosAndCents = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 69 € », « 1 234,50 € »: cents are shown only when there are some. @param cents tax included */
export function formatEuros(cents: number): string {
  const format = cents % 100 === 0 ? wholeEuros : eurosAndCents
  return format.format(cents / 100)
}

/** Amounts read one under the other: all of them with their cents as soon as one has some. */
export function formatColumn(amounts: readonly number[]): string[] {
  const isWhole = amounts.every((cents) => cents % 100 === 0)
  return amounts.map((cents) => (isWhole ? wholeEuros : eurosAndCents).format(cents / 100))
}

/** Content files hold euros; from the domain's border on, money is integer cents. */
export function centsOfEuros(euros: number): number {
  return Math.round(euros * 100)
}
