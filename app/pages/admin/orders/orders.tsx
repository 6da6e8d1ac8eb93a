import { href } from 'react-router'
import { tabNames, tabOf } from '#app/domain/orders/office/order-list.ts'
import { listOfficeOrders } from '#app/domain/orders/store.server.ts'
import {
  dayInParis,
  formatDayOfYear,
  formatHour,
  timeInParis,
} from '#app/domain/shared/dates/french-dates.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { listAddress, ListPage, type ListFilter } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/orders.ts'
import { OrderLine } from './order-line.tsx'
import { readOrdersAsked } from './read-orders.server.ts'
import { SeveralBar } from './several-bar.tsx'

export const meta = hiddenMeta('Commandes', 'Les commandes de la boutique.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, asked } = readOrdersAsked(url)
  const { orders, total, ofTab } = await listOfficeOrders(services, { ...asked, ...query })
  const lines = orders.map(({ placedAt, ...order }) => ({ ...order, placed: placedInWords(placedAt) }))
  return { lines, total, ofTab, query }
}

function placedInWords(at: Date): string {
  return `${formatDayOfYear(dayInParis(at))}, ${formatHour(timeInParis(at))}`
}

const tabWords: Readonly<Record<string, string>> = {
  'a-preparer': 'À préparer',
  'a-encaisser': 'À encaisser',
  'a-remettre': 'À remettre',
  expediees: 'Expédiées',
  problemes: 'Problèmes',
}

const filters: readonly ListFilter[] = [
  {
    name: 'livraison',
    label: 'Livraison',
    choices: [
      { value: '', label: 'Toutes livraisons' },
      { value: 'remise', label: 'Remise' },
      { value: 'envoi', label: 'Envoi' },
    ],
  },
  {
    name: 'paiement',
    label: 'Paiement',
    choices: [
      { value: '', label: 'Tous paiements' },
      { value: 'carte', label: 'Carte' },
      { value: 'virement', label: 'Virement' },
      { value: 'sur-place', label: 'Sur place' },
    ],
  },
  {
    name: 'periode',
    label: 'Période',
    choices: [
      { value: '', label: 'Depuis toujours' },
      { value: '7', label: '7 derniers jours' },
      { value: '30', label: '30 derniers jours' },
      { value: '90', label: '90 derniers jours' },
      { value: '365', label: 'Un an' },
    ],
  },
  {
    name: 'tri',
    label: 'Ordre',
    choices: [
      { value: '', label: 'Récentes d’abord' },
      { value: 'anciennes', label: 'Anciennes d’abord' },
      { value: 'nom', label: 'Par nom' },
      { value: 'montant', label: 'Par montant' },
    ],
  },
]

export default function Orders({ loaderData: { ofTab, ...list } }: Route.ComponentProps) {
  const { 'to-prepare': toPrepare, all } = ofTab
  const tabs = tabNames.map((filter) => {
    const tab = tabOf(filter)
    return { filter, name: tabWords[filter] ?? '', number: tab && ofTab[tab] }
  })
  return (
    <>
      <AdminHead
        title="Commandes"
        lead={`${all.toLocaleString('fr-FR')} au total, ${toPrepare.toLocaleString('fr-FR')} à préparer.`}
      >
        <div className="row chips">
          <a
            className="button button-line button-small"
            href={listAddress(href('/admin/commandes/commandes.csv'), { ...list.query, page: 1 })}
          >
            <Icon name="download" size={18} />
            Exporter en CSV
          </a>
          <ButtonLink look="line" size="small" to={href('/admin/commandes/ventes')} icon="receipt-euro">
            Ventes
          </ButtonLink>
          <ButtonLink look="line" size="small" to={href('/admin/commandes/nouvelle')} icon="phone">
            Commande pour quelqu’un
          </ButtonLink>
          <ButtonLink size="small" to={href('/admin/commandes/remise')} icon="calendar-check">
            Remise à l’entraînement
          </ButtonLink>
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/commandes')}
        {...list}
        searched="Numéro, nom, e-mail ou article"
        choices={[{ filter: '', name: 'Toutes', number: all }, ...tabs]}
        filters={filters}
        label="Commandes"
        empty={
          all === 0
            ? { title: 'Aucune commande pour l’instant', text: 'La première s’affichera ici.' }
            : { title: 'Aucune commande ici', text: 'Changez la recherche ou les filtres.' }
        }
        several={<SeveralBar />}
        renderLine={(line) => <OrderLine line={line} />}
      />
    </>
  )
}
