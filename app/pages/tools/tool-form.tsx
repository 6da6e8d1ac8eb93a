import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { ActBar } from '#app/ui/blocks/act-bar.tsx'
import { buttonClasses, Button } from '#app/ui/kit/button.tsx'
import { PrintedInputs } from './printed-inputs.tsx'
import { takeAlongId } from './take-along.tsx'
import type { FieldReadings, ToolFields, ToolQuery, useToolQuery } from './tool-query.ts'
import { useKeyboardSpace } from './use-keyboard-space.ts'

type ToolState = { fields: ToolFields; query: ToolQuery; readings: FieldReadings; isPosted?: boolean }

const ToolContext = createContext<ToolState | undefined>(undefined)

/** A field of the tool around: its words, what is typed in it, and how that was read. */
export function useToolField(name: string) {
  const tool = useContext(ToolContext)
  return {
    fields: tool?.fields,
    words: tool?.fields.words[name] ?? {},
    typed: tool?.query[name],
    reading: tool?.readings[name],
    isPosted: tool?.isPosted,
  }
}

/** What a tool says in one line: its figure (none yet), and what goes with it or what is missing. */
export type ToolResult = { figure?: string | undefined; detail: string }

type ToolFormProps = ToolState &
  Pick<ReturnType<typeof useToolQuery>, 'form' | 'follow'> & {
    path: string
    result: ToolResult
    children: ReactNode
  }

export function ToolForm({ path, form, follow, result, children, ...state }: ToolFormProps) {
  useKeyboardSpace(form)
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
      {state.fields.carried.map((name) => {
        const value = state.query[name]
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <PrintedInputs path={path} {...state} />
      <ToolContext value={state}>{children}</ToolContext>
      <ActBar figure={result.figure ?? '—'} detail={result.detail} aria-label="Résultat en bref">
        <a className={buttonClasses({ look: 'line' })} href={`#${takeAlongId}`}>
          Emporter
        </a>
      </ActBar>
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

export const postedAs = {
  name: 'calculer',
  value: '1',
  formMethod: 'post',
  formEncType: 'multipart/form-data',
} as const
