import { href, Link } from 'react-router'
import { listOfficeCamps } from '#app/domain/camps/office/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { CampStateBadge } from '#app/ui/blocks/camp-state-badge.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/stages.ts'
import { type ShownCamp, shownCamp } from './read-camp.server.ts'

export const meta = hiddenMeta('Stages', 'Les stages, leurs places et leur argent.')

const states = [
  { filter: '', name: 'À venir' },
  { filter: 'passes', name: 'Passés et annulés' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const words = query.search.toLocaleLowerCase('fr')
  const all = (await listOfficeCamps(services))
    .map(shownCamp)
    .filter(({ state }) => (state === 'past' || state === 'cancelled') === (query.filter === 'passes'))
    .filter(({ title, location }) => `${title} ${location}`.toLocaleLowerCase('fr').includes(words))
  const start = (query.page - 1) * query.perPage
  return { query, total: all.length, lines: all.slice(start, start + query.perPage) }
}

export default function Stages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Stages" lead="Qui vient, ce qui est payé, qui attend.">
        <div className="row chips">
          <ButtonLink look="line" size="small" to={href('/admin/stages/bons')}>
            Bons de réduction
          </ButtonLink>
          <ButtonLink look="line" size="small" to={`${href('/admin/textes')}?collection=nosStages`}>
            Dates, prix et textes
          </ButtonLink>
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/stages')}
        {...loaderData}
        searched="Nom ou lieu"
        choices={states}
        label="Stages"
        empty={{
          title: 'Aucun stage ici',
          text: 'Changez la recherche, ou ajoutez un stage par les textes.',
        }}
        renderLine={(camp) => <CampLine camp={camp} />}
      />
    </>
  )
}

function CampLine({ camp }: { camp: ShownCamp }) {
  const { money } = camp
  const said = [
    `${formatEuros(money.paidCents - money.refundedCents)} encaissés`,
    money.dueCents > 0 ? `${formatEuros(money.dueCents)} à venir` : undefined,
    money.lateCents > 0 ? `${formatEuros(money.lateCents)} en retard` : undefined,
    money.waiting > 0 ? `${money.waiting} en attente` : undefined,
  ]
  return (
    <Link className="admin-line row" to={href('/admin/stages/:camp', { camp: camp.id })} prefetch="intent">
      <span className="admin-line-text">
        <b>{camp.title}</b>
        <small className="muted">
          {camp.days} · {camp.location}
        </small>
        <small>{said.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="admin-line-end smaller cluster">
        {camp.isSample ? <ExampleBadge /> : null}
        <span className="muted tabular nowrap">
          {camp.taken} sur {camp.capacity}
        </span>
        <CampStateBadge camp={camp} />
      </span>
    </Link>
  )
}
