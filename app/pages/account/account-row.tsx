import type { ReactNode } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

type AccountRowProps = {
  icon: IconName
  title: ReactNode
  badge?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

export function AccountRow({ icon, title, badge, action, children }: AccountRowProps) {
  return (
    <li className="account-row">
      <span className="account-row-icon">
        <Icon name={icon} size={22} />
      </span>
      <div>
        <b>
          {title}
          {badge}
        </b>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </li>
  )
}
