import { Button } from '#app/ui/kit/button.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

export function PrintButton() {
  const className = joinClasses('print-button', !useIsLive() && 'not-live')
  return (
    <Button look="line" size="small" icon="printer" className={className} onClick={() => window.print()}>
      Imprimer
    </Button>
  )
}
