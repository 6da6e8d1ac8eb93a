import { data, href, Link } from 'react-router'
import type { ToDo } from '#app/domain/dashboard/rules.ts'
import { readDashboard } from '#app/domain/dashboard/store.server.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/dashboard.ts'

export const meta = hiddenMeta('Administration', 'Ce qui vous attend.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const today = formatFullDay(dayInParis(services.clock.now()))
  return data({ ...(await readDashboard(services)), today }, { headers: noStore })
}

export default function Dashboard({ loaderData: { toDo, figures, today } }: Route.ComponentProps) {
  const count = toDo.length
  return (
    <>
      <AdminHead
        title="Bonjour."
        lead={`Nous sommes le ${today}. ${count === 0 ? 'Rien ne vous attend.' : count === 1 ? 'Une chose vous attend.' : `${count} choses vous attendent.`}`}
      />
      <Figures figures={figures} />
      <Panel
        id="a-traiter"
        title="À traiter"
        end={<Badge tone={count > 0 ? 'warning' : 'success'}>{count > 0 ? count : 'Rien'}</Badge>}
      >
        {count > 0 ? (
          <ul className="to-do">
            {toDo.map((item) => (
              <ToDoItem key={`${item.kind} ${item.detail}`} item={item} />
            ))}
          </ul>
        ) : (
          <p className="muted">Tout est à jour&nbsp;: belle journée pour une sortie.</p>
        )}
      </Panel>
    </>
  )
}

function Figures({ figures }: Pick<Route.ComponentProps['loaderData'], 'figures'>) {
  const shown = [
    { label: 'Athlètes', number: figures.athletes, to: `${href('/admin/athletes')}?etat=active` },
    { label: 'Invitations en cours', number: figures.invited, to: `${href('/admin/athletes')}?etat=invited` },
    { label: 'Messages à traiter', number: figures.waitingMessages, to: href('/admin/messages') },
    { label: 'Envois en échec', number: figures.failedMails, to: `${href('/admin/envois')}?etat=failed` },
  ]
  return (
    <ul className="admin-figures" aria-label="Le club en chiffres">
      {shown.map(({ label, number, to }) => (
        <li key={label}>
          <Link to={to} prefetch="intent">
            <span className="smaller muted">{label}</span>
            <b className="num">{number}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Way = { icon: IconName; tone: 'success' | 'info' | 'warning' | 'error'; to?: string; action?: string }

const ways: Record<ToDo['kind'], Way> = {
  'payment-key': { icon: 'circle-alert', tone: 'error' },
  alarm: { icon: 'circle-alert', tone: 'error' },
  'orders-disputed': { icon: 'circle-alert', tone: 'error' },
  'orders-lost': { icon: 'circle-alert', tone: 'warning' },
  'orders-unwritten': { icon: 'circle-alert', tone: 'warning' },
  'orders-refused': { icon: 'circle-alert', tone: 'error' },
  'orders-held': { icon: 'circle-alert', tone: 'warning' },
  'orders-unanswered': { icon: 'triangle-alert', tone: 'warning' },
  'orders-due': { icon: 'triangle-alert', tone: 'warning' },
  'orders-paid': {
    icon: 'package',
    tone: 'info',
    to: `${href('/admin/commandes')}?etat=a-preparer`,
    action: 'Préparer',
  },
  'orders-expired': { icon: 'shopping-bag', tone: 'info' },
  messages: { icon: 'mail', tone: 'info', to: '/admin/messages', action: 'Répondre' },
  proposals: {
    icon: 'flag',
    tone: 'info',
    to: `${href('/admin/competitions')}?etat=propositions`,
    action: 'Décider',
  },
  mails: { icon: 'circle-alert', tone: 'error', to: '/admin/envois?etat=failed', action: 'Voir' },
  stock: { icon: 'shopping-bag', tone: 'warning', to: '/admin/produits?stock=bas', action: 'Voir' },
  'second-factor': { icon: 'shield-check', tone: 'warning', to: '/compte/securite', action: 'Mon compte' },
  invitations: { icon: 'users', tone: 'info', to: '/admin/athletes?etat=invited', action: 'Relancer' },
  publication: { icon: 'triangle-alert', tone: 'warning', to: href('/nos-stages'), action: 'Les stages' },
  facts: { icon: 'file-text', tone: 'warning' },
}

function ToDoItem({ item: { kind, title, detail, numbers = [] } }: { item: ToDo }) {
  const {
    icon,
    tone,
    to: list = `${href('/admin/a-traiter')}#${kind}`,
    action: several = 'Que faire',
  } = ways[kind]
  const [number] = numbers
  // One order is dealt with on its own page, which says what comes next.
  const isOne = numbers.length === 1 && number !== undefined && /^\d{4}-/.test(number)
  const action = isOne && several === 'Que faire' ? 'Ouvrir' : several
  const to = isOne ? href('/admin/commandes/:number', { number }) : list
  return (
    <li>
      <span className={`to-do-icon centred badge-${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small className="muted">{detail}</small>
      </span>
      <ButtonLink look="line" size="small" to={to} aria-label={`${action}\u00a0: ${title}`}>
        {action}
      </ButtonLink>
    </li>
  )
}
