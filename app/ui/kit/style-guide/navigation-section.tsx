import { Accordion } from '../accordion.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Pagination } from '../pagination.tsx'
import { Tabs } from '../tabs.tsx'
import { GuideSection } from './guide-section.tsx'

export function NavigationSection() {
  return (
    <GuideSection title="Se repérer">
      <Breadcrumb
        steps={[{ label: 'Accueil', to: '?' }, { label: 'Stages', to: '?' }, { label: 'Lanzarote' }]}
      />
      <div className="guide-halves guide-space">
        <Tabs
          label="Le stage"
          tabs={[
            { id: 'programme', title: 'Programme', panel: <p>Six jours, deux séances par jour.</p> },
            { id: 'place', title: 'Hébergement', panel: <p>Une maison face à la mer.</p> },
            { id: 'level', title: 'Niveau', panel: <p>Nager 1&nbsp;500&nbsp;m sans pause.</p> },
          ]}
        />
        <Accordion
          exclusive
          items={[
            {
              title: 'Faut-il un certificat médical\u202f?',
              content: 'Oui, ou votre licence de l’année en cours.',
            },
            {
              title: 'Puis-je venir sans mon vélo\u202f?',
              content: 'Oui, le club en loue sur place.',
            },
          ]}
        />
      </div>
      <Pagination page={3} total={143} hrefOf={(page) => `?page=${page}`} />
    </GuideSection>
  )
}
