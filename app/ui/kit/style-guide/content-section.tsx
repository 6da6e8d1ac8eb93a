import { Breadcrumb } from '../breadcrumb.tsx'
import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { KeyValueList } from '../lists/key-value-list.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { Note } from '../note.tsx'
import { PlacesGauge } from '../places-gauge.tsx'
import { StepsLine } from '../steps-line.tsx'
import { GuideSection } from './colors-section.tsx'

export function ContentSection() {
  return (
    <GuideSection title="Informer">
      <div className="guide-halves">
        <div className="guide-stack">
          <Note>Les heures sont celles de Paris.</Note>
          <Note tone="success">Votre demande est partie.</Note>
          <Note tone="warning">Le bassin ferme à 20&nbsp;h ce jour-là.</Note>
          <Note tone="error">La page n’a pas pu s’afficher.</Note>
          <Note tone="neutral">Un mot en passant.</Note>
          <PlacesGauge free={4} total={16} />
          <PlacesGauge free={1} total={16} />
          <PlacesGauge free={0} total={16} />
        </div>
        <StepsLine
          steps={[
            { title: 'Vous écrivez', text: 'Trois lignes suffisent.', done: true },
            { title: 'Un coach vous lit', text: 'Sous deux jours ouvrés.', done: true },
            { title: 'Vous en parlez', text: 'Vingt minutes au téléphone, sans engagement.' },
            { title: 'Le plan commence', text: 'Le lundi qui suit.' },
          ]}
        />
        <KeyValueList
          items={[
            { term: 'Dates', icon: 'calendar-days', value: '14 au 21 mars' },
            { term: 'Lieu', icon: 'map-pin', value: 'Lanzarote' },
          ]}
        />
        <DataTable caption="Allures d’entraînement">
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Allure</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Endurance</th>
              <td className="num">5′40″/km</td>
            </tr>
            <tr>
              <th scope="row">Seuil</th>
              <td className="num">4′28″/km</td>
            </tr>
          </tbody>
        </DataTable>
      </div>
    </GuideSection>
  )
}

export function NavigationSection() {
  return (
    <GuideSection title="Se repérer">
      <Breadcrumb
        steps={[{ label: 'Accueil', to: '?' }, { label: 'Stages', to: '?' }, { label: 'Lanzarote' }]}
      />
      <Pagination page={3} total={143} hrefOf={(page) => `?page=${page}`} />
    </GuideSection>
  )
}

const LINES = [36, 50, 64, 78, 92, 106, 120]

export function EmptySection() {
  return (
    <GuideSection title="Écrans vides">
      <div className="guide-halves">
        <EmptyState
          level={3}
          title="Votre panier est vide"
          art={<FlatLines />}
          action={
            <ButtonLink to="?" look="line">
              Voir la boutique
            </ButtonLink>
          }
        >
          Rien dans le sac&nbsp;: c’est plus léger pour courir.
        </EmptyState>
        <EmptyState
          level={3}
          title="Aucune course ce mois-ci"
          art={<FlatLines />}
          action={
            <ButtonLink to="?" look="line">
              Proposer une course
            </ButtonLink>
          }
        >
          La saison respire. Proposez une course au club si le cœur vous en dit.
        </EmptyState>
      </div>
    </GuideSection>
  )
}

function FlatLines() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" fill="none" stroke="var(--line)" strokeWidth="1.25">
      {LINES.map((y) =>
        y === 78 ? (
          <path key={y} d={`M10 ${y}H310`} stroke="var(--line-hi)" strokeWidth="2.6" strokeDasharray="4 9" />
        ) : (
          <path key={y} d={`M10 ${y}H310`} />
        ),
      )}
    </svg>
  )
}
