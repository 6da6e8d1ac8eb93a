import { data, Outlet } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { proofQuestion } from '#app/session/guarded-paths.ts'
import { readKeptForm } from '#app/session/kept-form.server.ts'
import { hasOfficeProof } from '#app/session/proof.server.ts'
import { DoneNote } from '#app/ui/blocks/forms/done-note.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/room.ts'
import { readCoach } from './read-coach.server.ts'
import { RoomFailed } from './room-failed.tsx'

export async function loader({ request, context, url: page }: Route.LoaderArgs) {
  const { actor, services } = await readCoach(context)
  const needsProof = !(await hasOfficeProof(context, page.pathname, true))
  const place = { userId: actor.id, path: page.pathname + page.search }
  const kept = await readKeptForm(request, place, services)
  return data({ needsProof, kept }, { headers: noStore })
}

/** The rooms, within the frame: one that fails leaves the menu and the search where they are. */
export default function Room({ loaderData: { needsProof, kept } }: Route.ComponentProps) {
  return (
    <>
      {needsProof ? <ProofWanted /> : null}
      {kept ? <FormKept /> : null}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RoomFailed error={error} />
}

function ProofWanted() {
  return (
    <Note>
      Votre dernière connexion date&nbsp;: pour enregistrer ici,{' '}
      <TextLink to={`?${proofQuestion}`} prefetch="none" reloadDocument>
        confirmez que c’est bien vous
      </TextLink>
      . Vous reviendrez à cette page.
    </Note>
  )
}

function FormKept() {
  return (
    <DoneNote tone="info">
      C’est bien vous. Rien n’était encore enregistré&nbsp;: vérifiez, puis envoyez de nouveau.
    </DoneNote>
  )
}
