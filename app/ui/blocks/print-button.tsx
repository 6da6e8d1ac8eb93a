import { useSyncExternalStore } from 'react'
import { Button } from '#app/ui/kit/button.tsx'

/** Only where a script runs: without one the browser's own menu prints as well. */
export function PrintButton() {
  const canPrint = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (!canPrint) return null
  return (
    <Button look="line" size="small" icon="printer" className="print-button" onClick={() => window.print()}>
      Imprimer
    </Button>
  )
}
