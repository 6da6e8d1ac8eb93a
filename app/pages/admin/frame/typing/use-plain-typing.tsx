import { useEffect, useRef, useState } from 'react'
import { keptTyping, type KeptTyping, type TypingOf } from './kept-typing.ts'
import { UnsavedTyping } from './unsaved-typing.tsx'
import { useKeptTyping } from './use-kept-typing.ts'

type Typed = Readonly<Record<string, string>>

/** A form of plain fields that this device keeps: what to hang on it, and what was taken back by a press. */
export function usePlainTyping(of: TypingOf) {
  const { person, id } = of
  const form = useRef<HTMLFormElement>(null)
  const { typed, sent } = useKeptTyping(of, form)
  const [offered, setOffered] = useState<KeptTyping>()
  const [taken, setTaken] = useState<Typed>()
  useEffect(() => {
    const kept = keptTyping({ person, id })
    setOffered(kept && form.current && !isHeldBy(form.current, kept) ? kept : undefined)
    setTaken(undefined)
  }, [person, id])
  return {
    /** Changes when what was kept takes the place of what is shown. */
    formKey: taken ? `taken ${id}` : id,
    form: { ref: form, onInput: typed, onSubmit: sent },
    taken,
    offer: offered ? (
      <UnsavedTyping
        key={id}
        of={of}
        kept={offered}
        takeBack={(kept) => setTaken(Object.fromEntries(kept.fields))}
      />
    ) : null,
  }
}

/** What a form shows of what was taken back: a box that was unticked sent nothing. */
export function takenInto<Values extends Typed>(start: Values, taken: Typed): Values {
  const empty = Object.fromEntries(Object.keys(start).map((name) => [name, '']))
  return { ...start, ...empty, ...taken }
}

/** Marks of a form, which say nothing of what was typed into it. */
const marks = new Set(['revision', 'confirme', 'vue', 'mot', 'vu'])

function isHeldBy(form: HTMLFormElement, { fields }: KeptTyping): boolean {
  const plain = (pairs: Iterable<readonly [string, unknown]>) =>
    JSON.stringify(
      [...pairs]
        .filter(([name, value]) => typeof value === 'string' && !marks.has(name))
        .map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n').trim()]),
    )
  return plain(fields) === plain(new FormData(form))
}
