import { Button } from '#app/ui/kit/button.tsx'

/** Asks the server for the figures where no script does them. */
export function CalculateButton() {
  return (
    <noscript>
      <Button type="submit">Calculer</Button>
    </noscript>
  )
}
