import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Icon } from '../icon.tsx'
import { iconNames } from '../icons/icon-names.ts'
import { Breadcrumb } from '../lists/breadcrumb.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { KeyValueList } from '../lists/key-value-list.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StepsLine } from '../lists/steps-line.tsx'
import { Note } from '../note.tsx'
import { PlacesGauge } from '../places-gauge.tsx'
import { ButtonsSection, ToastsSection } from './actions-sections.tsx'
import { ChoicesSection, FormSection } from './form-sections.tsx'
import { GuideSection } from './guide-section.tsx'
import './style-guide.css'

export function StyleGuide() {
  return (
    <div className="wrap style-guide">
      <h1 className="d2">États de l’interface</h1>
      <p className="lead">
        Tout ce qui se passe entre deux actions&nbsp;: attendre, réussir, se tromper, partir de zéro.
      </p>
      <ToastsSection />
      <ButtonsSection />
      <FormSection />
      <ChoicesSection />
      <ContentSection />
      <TypeSection />
      <ColorsSection />
      <GuideSection title="Icônes">
        <ul className="guide-swatches">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={22} /> {name}
            </li>
          ))}
        </ul>
      </GuideSection>
    </div>
  )
}

function ContentSection() {
  return (
    <GuideSection title="Informer, se repérer">
      <Breadcrumb
        steps={[{ label: 'Accueil', to: '?' }, { label: 'Stages', to: '?' }, { label: 'Lanzarote' }]}
      />
      <Pagination page={3} total={143} hrefOf={(page) => `?page=${page}`} />
      <div className="guide-halves">
        <div className="guide-stack">
          {(['info', 'success', 'warning', 'error', 'neutral'] as const).map((tone) => (
            <Note key={tone} tone={tone}>
              Les heures sont celles de Paris.
            </Note>
          ))}
          {[4, 1, 0].map((free) => (
            <PlacesGauge key={free} free={free} total={16} />
          ))}
        </div>
        <StepsLine
          steps={[
            { title: 'Vous écrivez', text: 'Trois lignes suffisent.', done: true },
            { title: 'Un coach vous lit', text: 'Sous deux jours ouvrés.', done: true },
            { title: 'Vous en parlez', text: 'Vingt minutes au téléphone, sans engagement.' },
          ]}
        />
        <KeyValueList
          items={[
            { term: 'Dates', icon: 'calendar-days', value: '14 au 21 mars' },
            { term: 'Lieu', icon: 'map-pin', value: 'Lanzarote' },
          ]}
        />
        <DataTable caption="Allures d’entraînement">
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
        <EmptyState
          level={3}
          title="Votre panier est vide"
          action={
            <ButtonLink to="?" look="line">
              Voir la boutique
            </ButtonLink>
          }
        >
          Rien dans le sac&nbsp;: c’est plus léger pour courir.
        </EmptyState>
      </div>
    </GuideSection>
  )
}

function TypeSection() {
  return (
    <GuideSection title="Typographie">
      <div className="guide-stack">
        {['d1', 'd2', 'd3', 'd4', 'd5', 'tag', 'lead', 'num'].map((look) => (
          <p key={look} className={look}>
            Trouvez votre allure, 3:29:59
          </p>
        ))}
        <p>
          Texte courant, 16&nbsp;px sur 1,6. «&#x202f;Prêts&#x202f;?&#x202f;» Œuvre, cœur,
          1&#x202f;290&nbsp;€, 42,195&nbsp;km, 4′59″/km.
        </p>
      </div>
    </GuideSection>
  )
}

const meanings =
  'bg surface surface-2 surface-3 border-strong text-muted text primary primary-soft secondary warning error focus line-hi line-hi-2 ink'

function ColorsSection() {
  return (
    <GuideSection title="Couleurs">
      <ul className="guide-swatches">
        {meanings.split(' ').map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
