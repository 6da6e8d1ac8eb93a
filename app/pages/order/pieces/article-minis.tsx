import { formatEuros } from '#app/domain/shared/money.ts'
import type { ProductArt as Art } from '#app/domain/shared/product-art.ts'
import { ProductArt } from '#app/ui/art/product-art.tsx'

export type MiniLine = {
  key: string
  label: string
  detail: string | undefined
  art: Art
  quantity: number
  totalCents: number
}

export function ArticleMinis({ lines }: { lines: readonly MiniLine[] }) {
  return (
    <ul className="order-minis">
      {lines.map(({ key, label, detail, art, quantity, totalCents }) => (
        <li key={key}>
          <span className="order-thumb">
            <ProductArt {...art} />
            <b>
              <span className="vh">Quantité&nbsp;: </span>
              {quantity}
            </b>
          </span>
          <span>
            <b>{label}</b>
            {detail ? <small>{detail}</small> : null}
          </span>
          <span className="num">{formatEuros(totalCents)}</span>
        </li>
      ))}
    </ul>
  )
}
