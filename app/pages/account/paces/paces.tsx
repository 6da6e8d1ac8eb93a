import { href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountHead } from '../account-head.tsx'
import type { Route } from './+types/paces.ts'
import { changePaces } from './change-paces.server.ts'
import { PaceSection } from './pace-section.tsx'
import { readPacesPage } from './read-paces.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Vos allures',
    description: 'Votre VMA et votre CSS, pour lire vos allures dans les séances.',
    path: href('/compte/allures'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return readPacesPage(context, new URL(request.url).searchParams)
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePaces(await readForm(request), context)
}

export default function Paces({ loaderData, actionData }: Route.ComponentProps) {
  const { isMember, today, paces } = loaderData
  return (
    <>
      <AccountHead
        title="Vos allures"
        lead="Deux chiffres suffisent pour que chaque séance de l’espace athlète s’écrive à vos allures. Personne d’autre ne les voit."
      />
      {isMember ? (
        paces.map((pace) => <PaceSection key={pace.kind} pace={pace} today={today} answer={actionData} />)
      ) : (
        <Note tone="info">Ces allures se gardent avec une adhésion au club.</Note>
      )}
    </>
  )
}
