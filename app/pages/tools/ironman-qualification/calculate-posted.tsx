import { Button } from '#app/ui/kit/button.tsx'
import { postedAs } from './qualification-form.tsx'

/** Asks the server for the figures where no script does them. */
export function CalculatePosted() {
  return (
    <noscript>
      <Button type="submit" {...postedAs}>
        Calculer
      </Button>
    </noscript>
  )
}
