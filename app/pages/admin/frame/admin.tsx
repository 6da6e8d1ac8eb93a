import { useRef } from 'react'
import { data, Outlet, href, Link, useRouteLoaderData } from 'react-router'
import { countProposals } from '#app/domain/competitions/store.server.ts'
import { countFailedMails } from '#app/domain/mail/store.server.ts'
import { unansweredMessages } from '#app/domain/messages/store.server.ts'
import { countToPrepare } from '#app/domain/orders/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import type { PageHandle, loader as rootLoader } from '#app/root.tsx'
import { proofQuestion } from '#app/session/guarded-paths.ts'
import { readKeptForm } from '#app/session/kept-form.server.ts'
import { hasOfficeProof } from '#app/session/proof.server.ts'
import { useLiveSession } from '#app/session/use-live-session.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { DoneNote } from '#app/ui/blocks/forms/done-note.tsx'
import { signOutPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/admin.ts'
import stylesheet from './admin.css?url'
import { readCoach } from './read-coach.server.ts'

export const handle: PageHandle = { isBare: true, isLive: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

// Ms. Asked for while there is still time to finish what is being written.
const anHour = 3_600_000

export async function loader({ request, context, url: page }: Route.LoaderArgs) {
  const { actor, services } = await readCoach(context)
  const { waiting } = await unansweredMessages(services.database)
  const failed = await countFailedMails(services.database)
  const toPrepare = await countToPrepare(services)
  const proposals = await countProposals(services.database)
  const { url, anonKey } = services.auth
  const needsProof = !(await hasOfficeProof(context, anHour))
  const place = { userId: actor.id, path: page.pathname + page.search }
  const kept = await readKeptForm(request, place, services)
  const access = { url, anonKey }
  return data(
    { actor, numbers: { waiting, failed, toPrepare, proposals }, needsProof, kept, access },
    { headers: noStore },
  )
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor, numbers, needsProof, kept, access } = loaderData
  useLiveSession(access)
  return (
    <>
      <a className="skip" href="#admin-page">
        Aller au contenu
      </a>
      <div className="admin">
        <AdminNavigation actor={actor} numbers={numbers} />
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

// A drawer on a telephone, without a script too; on the desk it always stands there.
const menuId = 'admin-menu'

type AdminNavigationProps = {
  actor: { id: string; name: string }
  numbers: { waiting: number; failed: number; toPrepare: number; proposals: number }
}

function AdminNavigation({
  actor,
  numbers: { waiting, failed, toPrepare, proposals },
}: AdminNavigationProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')
  const menu = useRef<HTMLElement>(null)
  const rooms = [
    { to: href('/admin'), icon: 'layout-dashboard', label: 'Accueil', end: true },
    { to: href('/admin/commandes'), icon: 'package', label: 'Commandes', number: toPrepare },
    { to: href('/admin/produits'), icon: 'shopping-bag', label: 'Produits' },
    { to: href('/admin/athletes'), icon: 'users', label: 'Personnes' },
    { to: href('/admin/competitions'), icon: 'flag', label: 'Compétitions', number: proposals },
    { to: href('/admin/photos'), icon: 'image', label: 'Photos' },
    { to: href('/admin/textes'), icon: 'pen-line', label: 'Textes' },
    { to: href('/admin/messages'), icon: 'mail', label: 'Messages', number: waiting },
    { to: href('/admin/avis'), icon: 'book-open', label: 'Avis des articles' },
    { to: href('/admin/envois'), icon: 'arrow-up-right', label: 'Envois', number: failed },
    { to: href('/admin/tableau-de-bord'), icon: 'ruler', label: 'Tableau de bord' },
    { to: href('/admin/recherches'), icon: 'search', label: 'Recherches' },
    { to: href('/admin/journal'), icon: 'clock', label: 'Journal' },
    { to: href('/admin/reglages'), icon: 'shield-check', label: 'Réglages' },
  ] as const
  return (
    <div className="admin-side">
      <div className="admin-brand stack">
        <Link to={href('/')} aria-label={`${site?.club.name ?? 'Le club'}, retour au site`}>
          <Wordmark size={28} name={site?.club.name} />
        </Link>
        <ButtonLink look="line" size="small" icon="external-link" to={href('/')} className="admin-to-site">
          Voir le site
        </ButtonLink>
      </div>
      <IconButton icon="menu" label="Rubriques" popoverTarget={menuId} className="admin-menu-button" />
      <nav aria-label="Administration" className="admin-menu" id={menuId} popover="auto" ref={menu}>
        <ul className="admin-rooms stack">
          {rooms.map(({ icon, label, ...room }) => (
            <li key={room.to}>
              <PlaceLink
                className="row"
                to={room.to}
                isExact={'end' in room}
                prefetch="intent"
                onClick={() => menu.current?.hidePopover()}
              >
                <Icon name={icon} />
                <span>{label}</span>
                {'number' in room && room.number > 0 ? <em>{room.number}</em> : null}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin-person smaller row">
        <Link to={href('/compte')} className="admin-account row">
          <Avatar seed={actor.id} size={38} />
          <span>
            <b>{actor.name}</b>
            <small className="muted">Votre compte</small>
          </span>
        </Link>
        <form method="post" action={signOutPath}>
          <IconButton type="submit" icon="log-out" label="Se déconnecter" />
        </form>
      </div>
    </div>
  )
}
