import { href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

/** What is done with the people whose boxes are ticked. */
export function SeveralBar() {
  const isLive = useIsLive()
  const path = href('/admin/athletes/plusieurs')
  return (
    <fieldset className="admin-several-bar row chips">
      <legend className="vh">Personnes choisies</legend>
      {isLive ? (
        <Button look="ghost" size="small" onClick={({ currentTarget }) => tickAll(currentTarget.form)}>
          Toutes
        </Button>
      ) : null}
      <Button type="submit" look="ghost" size="small" name="acte" value="ajouter" formAction={path}>
        Mettre dans un groupe
      </Button>
      <Button type="submit" look="ghost" size="small" name="acte" value="retirer" formAction={path}>
        Retirer d’un groupe
      </Button>
    </fieldset>
  )
}

/** All of the page, or none once they all are. */
function tickAll(form: HTMLFormElement | null): void {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name=membre]') ?? [])]
  const isTicked = boxes.some(({ checked }) => !checked)
  for (const box of boxes) box.checked = isTicked
}
