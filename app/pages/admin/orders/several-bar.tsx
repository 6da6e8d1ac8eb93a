import { href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { severalActs } from './acts/acts.ts'

/** What is done with the orders whose boxes are ticked; the sheet shows it once one is. */
export function SeveralBar() {
  const isLive = useIsLive()
  return (
    <fieldset className="admin-several-bar row chips">
      <legend className="vh">Commandes choisies</legend>
      {isLive ? (
        <Button look="ghost" size="small" onClick={({ currentTarget }) => tickAll(currentTarget.form)}>
          Toutes
        </Button>
      ) : null}
      {Object.entries(severalActs).map(([name, { label, icon }]) => (
        <Button
          key={name}
          type="submit"
          look="ghost"
          size="small"
          icon={icon}
          name="acte"
          value={name}
          formAction={href('/admin/commandes/plusieurs')}
        >
          {label}
        </Button>
      ))}
      <Button
        type="submit"
        look="ghost"
        size="small"
        icon="printer"
        formAction={href('/admin/commandes/bons-de-livraison.pdf')}
      >
        Bons de livraison
      </Button>
    </fieldset>
  )
}

/** All of the page, or none once they all are. */
function tickAll(form: HTMLFormElement | null): void {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name=commande]') ?? [])]
  const isTicked = boxes.some(({ checked }) => !checked)
  for (const box of boxes) box.checked = isTicked
}
