import { data, Outlet } from 'react-router'
import { numbersFor, readOfficeNumbers } from '#app/domain/to-do/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { proofQuestion } from '#app/session/guarded-paths.ts'
import { readKeptForm } from '#app/session/kept-form.server.ts'
import { hasOfficeProof } from '#app/session/proof.server.ts'
import { useLiveSession } from '#app/session/use-live-session.ts'
import { DoneNote } from '#app/ui/blocks/forms/done-note.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/admin.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { AdminTop } from './admin-top.tsx'
import stylesheet from './admin.css?url'
import { useLiveNumbers } from './live/use-live-numbers.ts'
import { readCoach } from './read-coach.server.ts'
import { roomsOf } from './rooms.ts'

export const handle: PageHandle = { isBare: true, isLive: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ request, context, url: page }: Route.LoaderArgs) {
  const { actor, rights, services } = await readCoach(context)
  const numbers = numbersFor(rights, await readOfficeNumbers(services))
  const open = roomsOf(rights)
  const { url, anonKey } = services.auth
  const needsProof = !(await hasOfficeProof(context, page.pathname, true))
  const place = { userId: actor.id, path: page.pathname + page.search }
  const kept = await readKeptForm(request, place, services)
  const access = { url, anonKey }
  return data({ actor, open, numbers, needsProof, kept, access }, { headers: noStore })
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor, open, numbers, needsProof, kept, access } = loaderData
  const live = useLiveNumbers(numbers)
  useLiveSession(access)
  return (
    <>
      <a className="skip" href="#admin-page">
        Aller au contenu
      </a>
      <div className="admin">
        <AdminNavigation actor={actor} open={open} numbers={live} />
        <AdminTop />
        <div className="admin-page" id="admin-page" tabIndex={-1}>
          {needsProof ? <ProofWanted /> : null}
          {kept ? <FormKept /> : null}
          <Outlet />
        </div>
      </div>
    </>
  )
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
