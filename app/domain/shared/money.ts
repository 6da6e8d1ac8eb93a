const noBreakSpace = '\u00A0'
const narrowSpace = '\u202F'

/** « 69 € », « 1 234,50 € »: cents are shown only when there are some. @param cents tax included */
export function formatEuros(cents: number): string {
  return format(cents, cents % 100 === 0)
}

/** Amounts read one under the other: all of them with their cents as soon as one has some. */
export function formatColumn(amounts: readonly number[]): string[] {
  const isWhole = amounts.every((cents) => cents % 100 === 0)
  return amounts.map((cents) => format(cents, isWhole))
}

// By hand: a browser takes as long to make its first `Intl.NumberFormat` as to read all else of a page.
function format(cents: number, isWhole: boolean): string {
  const [euros = '', rest] = (cents / 100).toFixed(isWhole ? 0 : 2).split('.')
  const grouped = euros.replaceAll(/\B(?=(\d{3})+$)/g, narrowSpace)
  return `${grouped}${rest === undefined ? '' : `,${rest}`}${noBreakSpace}€`
}

/** Content files hold euros; from the domain's border on, money is integer cents. */
export function centsOfEuros(euros: number): number {
  return Math.round(euros * 100)
}
