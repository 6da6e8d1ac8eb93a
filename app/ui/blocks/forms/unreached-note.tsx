import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Note } from '#app/ui/kit/note.tsx'

/** Said before a form that nobody would hear of; `children`: what its sender had better do. */
export function UnreachedNote({ children }: { children?: ReactNode }) {
  const site = useRouteLoaderData<{ club: { isUnreached?: boolean } }>('root')
  if (!site?.club.isUnreached) return null
  return (
    <Note tone="warning">
      Le site est en préparation&nbsp;: ce que vous envoyez ici est gardé, mais personne n’en est encore
      averti.{children}
    </Note>
  )
}
