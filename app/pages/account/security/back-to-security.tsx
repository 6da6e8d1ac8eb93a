import { href } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

export function BackToSecurity() {
  return (
    <p className="account-back">
      <TextLink to={href('/compte/securite')}>
        <Icon name="arrow-left" size={16} /> Sécurité
      </TextLink>
    </p>
  )
}
