import { useSyncExternalStore } from 'react'
import { Button } from '#app/ui/kit/button.tsx'

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
