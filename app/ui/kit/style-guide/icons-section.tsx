import { lucideNames, ownNames } from '../icon-names.ts'
import { Icon } from '../icon.tsx'
import { GuideSection } from './guide-section.tsx'

export function IconsSection() {
  return (
    <GuideSection title="Icônes">
      <ul className="guide-icons">
        {[...lucideNames, ...ownNames].map((name) => (
          <li key={name}>
            <Icon name={name} size={22} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
