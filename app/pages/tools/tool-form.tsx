import { createContext, useContext } from 'react'
import type { FormEventHandler, ReactNode, RefObject, SubmitEvent } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import type { ToolQuery } from './tool-query.ts'

const ToolContext = createContext<{ query: ToolQuery; isPosted: boolean }>({ query: {}, isPosted: false })

export function useTyped(name: string): string | undefined {
  return useContext(ToolContext).query[name]
}

type ToolFormProps = {
  path: string
  query: ToolQuery
  form: RefObject<HTMLFormElement | null>
  follow: FormEventHandler<HTMLFormElement>
  isPosted?: boolean
  children: ReactNode
}

export function ToolForm({ path, query, form, follow, isPosted = false, children }: ToolFormProps) {
  return (
    <form
      method="get"
      action={path}
      ref={form}
      onInput={follow}
      onSubmit={stay}
      autoComplete={isPosted ? 'off' : undefined}
    >
      {/* The button that Enter presses: the first of the form, before the presets. */}
      <button type="submit" hidden tabIndex={-1} {...(isPosted && postedAs)}>
        Calculer
      </button>
      <ToolContext value={{ query, isPosted }}>{children}</ToolContext>
    </form>
  )
}

export function CalculateButton() {
  const { isPosted } = useContext(ToolContext)
  return (
    <noscript>
      <Button type="submit" {...(isPosted && postedAs)}>
        Calculer
      </Button>
    </noscript>
  )
}

const postedAs = {
  name: 'calculer',
  value: '1',
  formMethod: 'post',
  formEncType: 'multipart/form-data',
} as const

function stay(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
}
