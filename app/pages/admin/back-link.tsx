import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="admin-back">
      <Link className="more" to={to}>
        <Icon name="arrow-left" size={18} />
        {children}
      </Link>
    </p>
  )
}
