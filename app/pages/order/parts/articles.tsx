import { Link } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { ProductArt as Art } from '#app/domain/shared/product-art.ts'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

export type ShownLine = {
  key: string
  label: string
  detail: string | undefined
  /** The product's page; a line of an old order may have none. */
  path?: string
  art: Art | undefined
  quantity: number
  unitPriceCents: number
  /** How it can be sent back; undefined when it cannot any more. */
  regimeLabel: string | undefined
  regimeText?: string | undefined
  messages?: readonly string[]
}

export function ArticleLine({ line }: { line: ShownLine }) {
  const { label, detail, path, art, quantity, unitPriceCents, regimeLabel, regimeText, messages = [] } = line
  return (
    <li className="order-line">
      <span className="product-tile">{art ? <ProductArt {...art} /> : null}</span>
      <div className="order-line-words">
        <h3 className="d6">
          {path === undefined ? (
            label
          ) : (
            <Link className="underlined-on-hover" to={path}>
              {label}
            </Link>
          )}
        </h3>
        {detail ? <p className="muted small">{detail}</p> : null}
        {regimeLabel === undefined ? null : <RegimeNote label={regimeLabel} text={regimeText} />}
        {messages.map((message) => (
          <p key={message} className="order-line-message small">
            {message}
          </p>
        ))}
      </div>
      <p className="order-line-count tabular muted">
        {quantity}&nbsp;×&nbsp;{formatEuros(unitPriceCents)}
      </p>
      <p className="num order-line-price">{formatEuros(quantity * unitPriceCents)}</p>
    </li>
  )
}

function RegimeNote({ label, text }: { label: string; text: string | undefined }) {
  return (
    <p className="order-regime signed smaller">
      <Icon name="undo-2" size={16} />
      <span className="muted">
        <b>{label}</b>
        {text === undefined ? null : <>. {text}</>}
      </span>
    </p>
  )
}

type MiniLine = Pick<ShownLine, 'key' | 'label' | 'detail' | 'quantity'> & { art: Art; totalCents: number }

export function ArticleMinis({ lines }: { lines: readonly MiniLine[] }) {
  return (
    <ul className="order-minis">
      {lines.map(({ key, label, detail, art, quantity, totalCents }) => (
        <li key={key}>
          <span className="product-tile">
            <ProductArt {...art} />
            <b>
              <span className="vh">Quantité&nbsp;: </span>
              {quantity}
            </b>
          </span>
          <span>
            <b>{label}</b>
            {detail ? <small className="muted">{detail}</small> : null}
          </span>
          <span className="num">{formatEuros(totalCents)}</span>
        </li>
      ))}
    </ul>
  )
}
