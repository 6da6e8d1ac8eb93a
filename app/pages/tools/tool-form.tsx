import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import type { FieldReadings, ToolFields, ToolQuery, useToolQuery } from './tool-query.ts'

type ToolState = { fields: ToolFields; query: ToolQuery; readings: FieldReadings; isPosted?: boolean }

const ToolContext = createContext<ToolState | undefined>(undefined)

/** A field of the tool around: its words, what is typed in it, and how that was read. */
export function useToolField(name: string) {
  const tool = useContext(ToolContext)
  return { words: tool?.fields.words[name] ?? {}, typed: tool?.query[name], reading: tool?.readings[name] }
}

type ToolFormProps = ToolState &
  Pick<ReturnType<typeof useToolQuery>, 'form' | 'follow'> & { path: string; children: ReactNode }

export function ToolForm({ path, form, follow, children, ...state }: ToolFormProps) {
  return (
    <form
      method="get"
      action={path}
      ref={form}
      onInput={follow}
      onSubmit={(event) => event.preventDefault()}
      autoComplete={state.isPosted ? 'off' : undefined}
    >
      {/* The button that Enter presses: the first of the form, before the presets. */}
      <button type="submit" hidden tabIndex={-1} {...(state.isPosted && postedAs)}>
        Calculer
      </button>
      <ToolContext value={state}>{children}</ToolContext>
    </form>
  )
}

export function CalculateButton() {
  const isPosted = useContext(ToolContext)?.isPosted
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
