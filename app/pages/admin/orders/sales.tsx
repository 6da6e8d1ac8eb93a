import { href } from 'react-router'
import { categories, salesByDay } from '#app/domain/orders/office/sales.ts'
import { salesBetween } from '#app/domain/orders/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/sales.ts'
import { methodWords } from './order-state.tsx'
import { readPeriod } from './read-period.server.ts'

export const meta = hiddenMeta('Ventes', 'Les ventes d’une période, pour la comptabilité.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const period = readPeriod(url, services.clock.now())
  const days = salesByDay(await salesBetween(services, period))
  return { ...period, days, totalCents: days.reduce((sum, { totalCents }) => sum + totalCents, 0) }
}

export default function Sales({ loaderData: { from, until, days, totalCents } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes'), label: 'Commandes' }}
        title="Ventes"
        lead={`Du ${formatDay(from)} au ${formatDay(until)}\u00a0: ${formatEuros(totalCents)}, avoirs déduits.`}
      />
      <form className="sales-form row">
        <Field id="sales-du" label="Du">
          <TextInput name="du" type="date" defaultValue={from} />
        </Field>
        <Field id="sales-au" label="Au">
          <TextInput name="au" type="date" defaultValue={until} />
        </Field>
        <Button type="submit" look="line">
          Voir
        </Button>
        <button
          className="button button-primary"
          type="submit"
          formAction={href('/admin/commandes/ventes.csv')}
        >
          <Icon name="download" size={18} />
          Exporter en CSV
        </button>
        <button
          className="button button-line"
          type="submit"
          name="par"
          value="jour"
          formAction={href('/admin/commandes/ventes.csv')}
        >
          <Icon name="download" size={18} />
          Par jour, pour la déclaration
        </button>
      </form>
      {days.length === 0 ? (
        <EmptyState title="Aucune vente">Ni facture ni avoir sur ces jours.</EmptyState>
      ) : (
        <DataTable caption="Ventes par jour, catégorie, taux et moyen de paiement">
          <thead>
            <tr>
              <th scope="col">Jour</th>
              <th scope="col">Catégorie</th>
              <th scope="col">Taux</th>
              <th scope="col">Moyen</th>
              <th scope="col">Documents</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, soldAs, rate, regime, paymentMethod, documents, totalCents: cents }) => (
              <tr key={`${day} ${soldAs} ${rate} ${regime} ${paymentMethod}`}>
                <th scope="row">{formatDay(day)}</th>
                <td>{categories[soldAs]}</td>
                <td>{rate === 0 ? 'Sans TVA' : `${String(rate).replace('.', ',')} %`}</td>
                <td>{methodWords[paymentMethod]}</td>
                <td className="tabular">{documents}</td>
                <td className="tabular">{formatEuros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  )
}
