import { Button } from '#app/ui/kit/button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

export function PrintButton() {
  if (!useIsLive()) return null
  return (
    <Button look="line" size="small" icon="printer" className="print-button" onClick={() => window.print()}>
      Imprimer
    </Button>
  )
}
