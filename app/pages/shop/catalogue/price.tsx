import { formatEuros } from '#app/domain/shared/money.ts'
import { priceInWords, type ShownPrice } from '#app/domain/shop/prices/prices.ts'

export function Price(price: ShownPrice) {
  const { askedCents, struckCents, percentOff } = price
  return (
    <p className="product-price">
      <span className="vh">{priceInWords(price)}</span>
      <span className="num" aria-hidden="true">
        {formatEuros(askedCents)}
      </span>
      {struckCents === undefined ? null : (
        <span className="product-price-before" aria-hidden="true">
          <s>{formatEuros(struckCents)}</s>
          {percentOff === undefined ? null : ` −${percentOff}\u00a0%`}
        </span>
      )}
    </p>
  )
}
