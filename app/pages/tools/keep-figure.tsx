import { Button } from '#app/ui/kit/button.tsx'

const keepFormId = 'garder'
const keepAddress = '/compte/allures'

export function KeepFigureForm() {
  return <form id={keepFormId} method="post" action={keepAddress} hidden />
}

type KeepFigureProps = {
  kind: 'vma' | 'css'
  /** VMA: km/h. CSS: seconds per 100 m. */
  value: number
}

const decimals = { vma: 2, css: 1 }

/**
 * For signed-in people: keeps a figure for the sessions of the athlete area. The figure stands in the address too, so that
 * whoever has to sign in first finds it in the field afterwards. Goes with a `KeepFigureForm` elsewhere in the page.
 */
export function KeepFigure({ kind, value }: KeepFigureProps) {
  const sent = String(Number(value.toFixed(decimals[kind])))
  return (
    <p className="for-account keep-figure">
      <Button
        type="submit"
        look="line"
        icon="user-round"
        form={keepFormId}
        formAction={`${keepAddress}?${kind}=${sent}`}
        name={kind}
        value={sent}
      >
        Garder dans mon compte
        <span className="vh">, votre {kind.toUpperCase()}</span>
      </Button>
    </p>
  )
}
