import { useEffect, useRef, useState } from 'react'
import fileUrl from 'virtual:pace-teaser'
import type { PaceTeaserAnswer } from './pace-teaser-answer.ts'
import { paceTeaserExample } from './pace-teaser-query.ts'

type AnswerFile = typeof import('./pace-teaser-answer.ts')

/** The calculation is fetched at the first touch of the form; until then (or without a network) it is a link to the tool. */
export function usePaceTeaser(example: PaceTeaserAnswer) {
  const [answer, setAnswer] = useState(example)
  const form = useRef<HTMLFormElement>(null)

  async function follow() {
    const { answerPaceTeaser }: AnswerFile = await import(/* @vite-ignore */ fileUrl)
    if (form.current) setAnswer(answerPaceTeaser(typedIn(form.current)))
  }

  // A visitor faster than the script has typed already, as has a browser that comes back to the page.
  useEffect(() => {
    if (!form.current) return
    const { distance, temps } = typedIn(form.current)
    const isTouched = form.current.contains(document.activeElement)
    if (isTouched || distance !== paceTeaserExample.distance || temps !== paceTeaserExample.temps) touch()
  }, [])

  function touch() {
    follow().catch(() => undefined)
  }

  return { answer, form, touch }
}

function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  return { distance: String(typed.get('distance')), temps: String(typed.get('temps')) }
}
