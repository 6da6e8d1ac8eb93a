import { Form, href } from 'react-router'
import { Badge } from '#app/ui/kit/badge.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'

type StockTableProps = {
  identifier: string
  variants: readonly { id: string; label: string; key: string; pieces: number | undefined; alertAt: number }[]
}

/** What is left of each size, one more or one less at a press. */
export function StockTable({ identifier, variants }: StockTableProps) {
  return (
    <ul className="stock-lines">
      {variants.map(({ id, label, key, pieces, alertAt }) => (
        <li key={id} className="row">
          <span className="stock-label">
            {label}
            {pieces !== undefined && pieces <= alertAt ? <Badge tone="warning">Bas</Badge> : null}
          </span>
          {pieces === undefined ? (
            <span className="muted">Compté à la publication</span>
          ) : (
            <Form
              method="post"
              action={href('/admin/produits/:product/stock', { product: identifier })}
              className="stock-steps row"
              preventScrollReset
            >
              <input type="hidden" name="variant" value={id} />
              <input type="hidden" name="key" value={key} />
              <IconButton
                type="submit"
                name="act"
                value="less"
                icon="minus"
                label={`Retirer une pièce, ${label}`}
              />
              <output className="num">{pieces}</output>
              <IconButton
                type="submit"
                name="act"
                value="more"
                icon="plus"
                label={`Ajouter une pièce, ${label}`}
              />
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
