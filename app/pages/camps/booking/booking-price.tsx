import { formatEuros } from '#app/domain/shared/money.ts'
import { Card } from '#app/ui/kit/card.tsx'
import type { CampView } from './read-booking.server.ts'

/** What so many people come to at the full price, and when it is asked for: the recap counts the rest. */
export function BookingPrice({ camp, count }: { camp: CampView; count: number }) {
  const { priceCents, lowerPrices, depositCents, balanceDays } = camp
  return (
    <Card as="aside" className="booking-aside booking-price" aria-label="Prix">
      <p className="d4 spread">
        Par personne <span className="num">{formatEuros(priceCents)}</span>
      </p>
      {lowerPrices.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {count > 1 ? (
        <p className="spread">
          <span>{count} personnes</span> <b className="tabular">{formatEuros(priceCents * count)}</b>
        </p>
      ) : null}
      {depositCents === undefined ? null : (
        <ul className="booking-instalments">
          <li className="spread">
            <span>À l’inscription</span> <b className="tabular">{formatEuros(depositCents * count)}</b>
          </li>
          <li className="spread">
            <span>{balanceDays} jours avant le départ</span>{' '}
            <b className="tabular">{formatEuros((priceCents - depositCents) * count)}</b>
          </li>
        </ul>
      )}
      <p className="muted smaller">
        Au plein tarif, hors options et bon de réduction&nbsp;: le récapitulatif les compte.
      </p>
    </Card>
  )
}
