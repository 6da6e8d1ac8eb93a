import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Camp } from '../camp.ts'

type Asked = {
  /** Places already sold at each price. */
  readonly sold: Readonly<Record<string, number>>
  /** Of the camp, at any price. */
  readonly placesLeft: number
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The lower prices that are still there, each with who has it: « 350 € jusqu’au 18 février 2027, encore 5 places à ce prix ». */
export function reducedPriceLines(
  { earlyBird, memberPrice }: Pick<Camp, 'earlyBird' | 'memberPrice'>,
  { sold, placesLeft, today }: Asked,
): string[] {
  const lines: string[] = []
  const say = (tariff: string, words: string, places: number | undefined) => {
    const left = places === undefined ? undefined : Math.min(places - (sold[tariff] ?? 0), placesLeft)
    if (left === undefined) lines.push(words)
    else if (left > 0) lines.push(`${words}, encore ${left} ${left > 1 ? 'places' : 'place'} à ce prix`)
  }
  if (earlyBird && today <= earlyBird.until)
    say(
      'early',
      `${formatEuros(earlyBird.priceCents)} jusqu’au ${formatDay(earlyBird.until)}`,
      earlyBird.places,
    )
  if (memberPrice)
    say('member', `${formatEuros(memberPrice.priceCents)} pour les adhérents`, memberPrice.places)
  return lines
}
