import type { StockSaid } from '#app/domain/shop/labels.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

/** What is left of the variant chosen, and when it leaves; corrected by the shell on a page that was kept. */
export function StockLine({ stock, dispatch }: { stock: StockSaid; dispatch: string }) {
  return (
    <p className="buy-stock">
      <Icon name="circle-check" size={18} className="buy-stock-left" />
      <Icon name="circle-x" size={18} className="buy-stock-out" />
      <span>
        <span key={stock.label} data-stock-label="" suppressHydrationWarning>
          {stock.label}
        </span>
        <span className="buy-stock-left">, {dispatch.charAt(0).toLowerCase() + dispatch.slice(1)}</span>
      </span>
    </p>
  )
}
