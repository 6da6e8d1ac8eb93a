import type { StockSaid } from '#app/domain/shop/labels.ts'
import { useShellState } from '#app/ui/kit/use-shell-state.ts'

/**
 * What is said of a stock now, as a page may have been kept a while: what the shell was answered, or what the page says.
 * The variants of a product (`of`) are asked for on its own page alone.
 */
export function useStockSaid() {
  const asked = useShellState('stock')
  return (key: string, stock: StockSaid, of?: string): StockSaid => {
    if (!asked || (of !== undefined && of !== asked.product)) return stock
    const [state, label] = asked.of(key)
    return { state, label }
  }
}
