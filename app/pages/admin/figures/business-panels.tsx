import { href } from 'react-router'
import { Chart } from '#app/ui/art/chart.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { PlacesGauge } from '#app/ui/kit/places-gauge.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { Panel } from '../frame/panel.tsx'
import type { placesView, receiptsView, stockView } from './sales-and-stock.server.ts'
import { BehindDrawing, FiguresTable } from './table.tsx'

type View<Read extends (...of: never[]) => unknown> = Awaited<ReturnType<Read>>

export function Receipts({ receipts }: { receipts: View<typeof receiptsView> }) {
  const { isEmpty, total, trend, drawing, months } = receipts
  return (
    <Panel
      id="recettes"
      title="Recettes des douze derniers mois"
      end={
        <ButtonLink look="line" size="small" to={href('/admin/commandes/ventes')} icon="receipt-euro">
          Ventes
        </ButtonLink>
      }
    >
      {isEmpty ? (
        <p className="muted">Aucune vente encore&nbsp;: la première facture s’affichera ici.</p>
      ) : (
        <>
          <p className="figures-sum">
            <b className="num">{total}</b>{' '}
            <span className="muted">avoirs déduits{trend ? `, ${trend}` : ''}</span>
          </p>
          <div className="figures-drawing">
            <Chart drawing={drawing} />
            <ol className="figures-months smaller muted" aria-hidden="true">
              {months.map(({ month, short }) => (
                <li key={month}>{short}</li>
              ))}
            </ol>
          </div>
          <p className="small muted figures-key">
            <i className="is-now" aria-hidden="true" /> ces douze mois{' '}
            <i className="is-before" aria-hidden="true" /> l’année d’avant
          </p>
          <BehindDrawing>
            <FiguresTable
              caption="Recettes par mois, avoirs déduits"
              heads={['Mois', 'Recettes', 'Un an avant']}
              rows={months.map(({ month, name, now, before }) => ({
                key: month,
                cells: [name, now, before],
              }))}
            />
          </BehindDrawing>
        </>
      )}
    </Panel>
  )
}

export function Places({ places: { camps, sold, capacity } }: { places: View<typeof placesView> }) {
  return (
    <Panel id="places" title="Places des stages à venir">
      {camps.length === 0 ? (
        <p className="muted">Aucun stage à venir.</p>
      ) : (
        <>
          <p className="figures-sum">
            <b className="num">{sold}</b>{' '}
            <span className="muted">
              {sold > 1 ? 'places prises' : 'place prise'} sur {capacity}
            </span>
          </p>
          <ul className="figures-camps stack">
            {camps.map(({ path, title, days, capacity: places, free, stateLabel }) => (
              <li key={path}>
                <span>
                  <TextLink className="tap" to={path}>
                    {title}
                  </TextLink>
                  <small className="muted">
                    {days} · {stateLabel}
                  </small>
                </span>
                <PlacesGauge free={free} total={places} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

export function Stock({ stock: { products, pieces } }: { stock: View<typeof stockView> }) {
  return (
    <Panel id="stock" title="Stock">
      {products.length === 0 ? (
        <p className="muted">Aucun produit en boutique.</p>
      ) : (
        <>
          <p className="figures-sum">
            <b className="num">{pieces}</b>{' '}
            <span className="muted">{pieces > 1 ? 'pièces à vendre' : 'pièce à vendre'}</span>
          </p>
          <FiguresTable
            caption="Pièces à vendre, ce qui manque d’abord"
            heads={['Produit', 'Pièces', 'Presque épuisés', 'Épuisés']}
            rows={products.map(({ path, name, pieces: left, few, none }) => ({
              key: path,
              cells: [
                <TextLink className="tap" key={path} to={path}>
                  {name}
                </TextLink>,
                left,
                few,
                none,
              ],
            }))}
          />
          <p className="small muted">Les deux dernières colonnes comptent des tailles et des coloris.</p>
        </>
      )}
    </Panel>
  )
}
