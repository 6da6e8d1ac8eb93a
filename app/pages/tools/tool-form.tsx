import type { FormEventHandler, ReactNode, RefObject, SubmitEvent } from 'react'
import { Button } from '../../ui/kit/button.tsx'

type ToolFormProps = {
  /** The tool's own path, where the form goes when no script runs. */
  path: string
  /** Of `useToolQuery`. */
  form: RefObject<HTMLFormElement | null>
  follow: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form that asks the server when no script runs, and follows each keystroke when one does. */
export function ToolForm({ path, form, follow, children }: ToolFormProps) {
  return (
    <form className="calculator-entry" method="get" action={path} ref={form} onInput={follow} onSubmit={stay}>
      {/* The button that Enter presses: the first of the form, before the presets. */}
      <button type="submit" hidden tabIndex={-1}>
        Calculer
      </button>
      {children}
      <noscript>
        <Button type="submit">Calculer</Button>
      </noscript>
    </form>
  )
}

function stay(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
}
