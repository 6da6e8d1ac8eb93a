import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { href } from 'react-router'
import type { TextAnswer } from '../edit/edit-text.server.ts'

export type LivePreview = {
  html?: string
  reason?: string
  problems: TextAnswer['problems']
}

// Ms without a keystroke after which the page is drawn again.
const pause = 600

/** The page of what a form holds, drawn by the server a moment after each change; undefined until it first came. */
export function useLivePreview(form: RefObject<HTMLFormElement | null>) {
  const [preview, setPreview] = useState<LivePreview>()
  // Not a state: a key must not draw the whole form again.
  const asking = useRef<{ asked: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined)
  const stop = useCallback(() => {
    clearTimeout(asking.current?.timer)
    asking.current?.asked.abort()
  }, [])
  const draw = useCallback(
    (after: number) => {
      stop()
      const asked = new AbortController()
      const timer = setTimeout(async () => {
        const drawn = form.current && (await drawnNow(form.current, asked.signal))
        await untilReleased()
        if (drawn && !asked.signal.aborted) setPreview(drawn)
      }, after)
      asking.current = { asked, timer }
    },
    [form, stop],
  )
  useEffect(() => {
    draw(0)
    return stop
  }, [draw, stop])
  return { preview, drawSoon: () => draw(pause) }
}

// What is being pressed would move from under the finger: the page waits until it is let go.
async function untilReleased(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, resolve, { once: true })
  })
  // Its click comes after.
  await new Promise((resolve) => setTimeout(resolve))
}

// Without a connection the page stays as it was last drawn.
async function drawnNow(form: HTMLFormElement, signal: AbortSignal): Promise<LivePreview | undefined> {
  const headers = { accept: 'application/json' }
  const sent = { method: 'POST', body: sentBy(form), headers, signal }
  const response = await fetch(href('/admin/textes/apercu'), sent).catch(() => undefined)
  const isDrawn = response?.ok && response.headers.get('content-type')?.includes('json')
  return isDrawn ? response.json().catch(() => undefined) : undefined
}

// Photos that are picked are sent by themselves. Not as the browser would send it: encoding a long text costs a slow phone a fifth of a second.
function sentBy(form: HTMLFormElement): FormData {
  const fields = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}
