import { useRouteLoaderData } from 'react-router'
import { Note } from '#app/ui/kit/note.tsx'

/** Said before a form that nobody would hear of. */
export function UnreachedNote() {
  const site = useRouteLoaderData<{ club: { isUnreached?: boolean } }>('root')
  if (!site?.club.isUnreached) return null
  return (
    <Note tone="warning">
      Le site est en préparation&nbsp;: ce que vous envoyez ici est gardé, mais personne n’en est encore
      averti.
    </Note>
  )
}
