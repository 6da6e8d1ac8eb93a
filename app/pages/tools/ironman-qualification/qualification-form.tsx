import type { FormEventHandler, ReactNode, RefObject, SubmitEvent } from 'react'

type QualificationFormProps = {
  path: string
  /** Of `useToolQuery`. */
  form: RefObject<HTMLFormElement | null>
  follow: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * One form for the fields and the list, so that neither loses the other. It is posted where no script runs: a list is
 * longer than an address may be, and the server sends fields without a list on to their address.
 */
export function QualificationForm({ path, form, follow, children }: QualificationFormProps) {
  return (
    <form method="get" action={path} ref={form} onInput={follow} onSubmit={stay} autoComplete="off">
      {/* The button that Enter presses. */}
      <button type="submit" hidden tabIndex={-1} {...postedAs}>
        Calculer
      </button>
      {children}
    </form>
  )
}

/** Attributes of the buttons that ask for figures. */
export const postedAs = {
  name: 'calculer',
  value: '1',
  formMethod: 'post',
  formEncType: 'multipart/form-data',
} as const

function stay(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
}
