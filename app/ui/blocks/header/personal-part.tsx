import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShellState } from '#app/ui/kit/use-shell-state.ts'

export function PersonalPart({ part }: { part: 'links' | 'tree' }) {
  const html = useShellState('personalLinks')?.[part] ?? ''
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (html === '') return
    for (const link of place.current?.querySelectorAll('a') ?? [])
      link.ariaCurrent = link.pathname === pathname ? 'page' : null
  }, [html, pathname])
  return (
    <div
      data-personal={part}
      ref={place}
      // The shell has marked the link of the page.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- drawn by our own components
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
