import type { FormEventHandler, ReactNode, RefObject, SubmitEvent } from 'react'
import { CalculateButton } from './calculate-button.tsx'

type ToolFormProps = {
  /** The tool's own path, where the form goes when no script runs. */
  path: string
  /** Of `useToolQuery`. */
  form: RefObject<HTMLFormElement | null>
  follow: FormEventHandler<HTMLFormElement>
  /** The form is the whole tool, with controls in several sections: each has a `CalculateButton` of its own. */
  isWholeTool?: boolean
  children: ReactNode
}

/** A form that asks the server when no script runs, and follows each keystroke when one does. */
export function ToolForm({ path, form, follow, isWholeTool = false, children }: ToolFormProps) {
  return (
    <form
      className={isWholeTool ? undefined : 'calculator-entry'}
      method="get"
      action={path}
      ref={form}
      onInput={follow}
      onSubmit={stay}
    >
      {/* The button that Enter presses: the first of the form, before the presets. */}
      <button type="submit" hidden tabIndex={-1}>
        Calculer
      </button>
      {children}
      {!isWholeTool && <CalculateButton />}
    </form>
  )
}

function stay(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
}
