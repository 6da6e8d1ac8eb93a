import { Breadcrumb } from '../breadcrumb.tsx'
import { Pagination } from '../pagination.tsx'
import { GuideSection } from './guide-section.tsx'

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
