import { href } from 'react-router'
import { counted } from '#app/domain/to-do/rules.ts'
import { Chart } from '#app/ui/art/chart.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { Panel } from '../frame/panel.tsx'
import { BehindDrawing, FiguresTable } from './table.tsx'
import type { visitsView } from './visits-view.server.ts'

type View = Awaited<ReturnType<typeof visitsView>>

const chips = [
  { days: 30, name: '30 jours' },
  { days: 90, name: '90 jours' },
  { days: 365, name: 'Un an' },
]

const link = ({ path, name }: { path: string; name: string }) => (
  <>
    <TextLink className="tap" to={path}>
      {name}
    </TextLink>
    <small className="muted">{path}</small>
  </>
)

export function Visits({ visits }: { visits: View }) {
  const { days, total, trend, drawing, from, until, byDay, pages } = visits
  return (
    <Panel id="visites" title="Pages vues">
      <ul className="row chips" aria-label="Période">
        {chips.map(({ days: asked, name }) => (
          <li key={asked}>
            <ChipLink to={`?jours=${asked}`} current={asked === days} preventScrollReset>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
      {total === 0 ? (
        <p className="muted">Personne n’est encore passé sur ces jours.</p>
      ) : (
        <>
          <p className="figures-sum">
            <b className="num">{total}</b>{' '}
            <span className="muted">
              du {from} au {until}
              {trend ? `, ${trend}` : ''}
            </span>
          </p>
          <div className="figures-drawing">
            <Chart drawing={drawing} />
          </div>
          <BehindDrawing>
            <FiguresTable
              caption="Pages vues par jour"
              heads={['Jour', 'Pages vues']}
              rows={byDay.map(({ day, views }) => ({ key: day, cells: [day, views] }))}
            />
          </BehindDrawing>
          <FiguresTable
            caption="Pages les plus vues"
            heads={['Page', 'Vues']}
            rows={pages.map((page) => ({ key: page.path, cells: [link(page), page.views] }))}
          />
        </>
      )}
      <p className="small muted">
        Comptées par le serveur, sans cookie ni adresse, robots écartés&nbsp;: le nombre de pages montrées,
        pas de personnes. Seules les pages publiques comptent.
      </p>
    </Panel>
  )
}

export function Tools({ tools }: Pick<View, 'tools'>) {
  return (
    <Panel id="outils" title="Outils">
      {tools.length === 0 ? (
        <p className="muted">Aucun outil ouvert sur ces jours.</p>
      ) : (
        <FiguresTable
          caption="Outils, les plus ouverts d’abord"
          heads={['Outil', 'Ouvert', 'Fichiers pris']}
          rows={tools.map((tool) => ({ key: tool.path, cells: [link(tool), tool.views, tool.files] }))}
        />
      )}
    </Panel>
  )
}

export function EmptySearches({ searches }: Pick<View, 'searches'>) {
  return (
    <Panel
      id="recherches"
      title="Cherché sans être trouvé"
      end={
        <ButtonLink look="line" size="small" to={href('/admin/recherches')}>
          Toutes
        </ButtonLink>
      }
    >
      {searches.length === 0 ? (
        <p className="muted">Depuis 90&nbsp;jours, chaque recherche a trouvé une page.</p>
      ) : (
        <ul className="row chips">
          {searches.map(({ words, times }) => (
            <li key={words} className="badge">
              {words}, {counted(times, 'fois', 'fois')}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
