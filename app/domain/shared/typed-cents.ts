/** « 12,50 » in cents; undefined when it is no amount. */
export function readCents(typed: string): number | undefined {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
