import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { orderStyles } from './styles.ts'

const { line, detail, amount, total } = orderStyles

export function LinesTable({ order }: { order: PlacedOrder }) {
  return (
    <table className="facts" style={orderStyles.lines} cellPadding={0} cellSpacing={0}>
      <tbody>
        {order.lines.map(({ id, label, detail: words, quantity, unitPriceCents }) => (
          <tr key={id}>
            <th scope="row" style={line}>
              {label}
              <br />
              <span style={detail}>
                {words === undefined ? null : `${words}, `}
                {quantity} × {formatEuros(unitPriceCents)}
              </span>
            </th>
            <td style={amount}>{formatEuros(quantity * unitPriceCents)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" style={{ ...line, ...detail }}>
            {order.terms.delivery.label}
          </th>
          <td style={amount}>{order.deliveryCents === 0 ? 'Gratuite' : formatEuros(order.deliveryCents)}</td>
        </tr>
        <tr>
          <th scope="row" style={{ ...line, ...total }}>
            Total
          </th>
          <td style={{ ...amount, ...total }}>{formatEuros(order.totalCents)}</td>
        </tr>
      </tbody>
    </table>
  )
}
