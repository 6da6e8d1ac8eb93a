import { Icon } from '#app/ui/kit/icon.tsx'
import { AccountLinks } from './account-links.tsx'

/** There for signed-in people only; the shell adds what is theirs. */
export function AccountMenu() {
  return (
    <details className="submenu account-menu for-account" name="main-menu">
      <summary className="icon-button" aria-label="Mon compte">
        <Icon name="circle-user-round" />
      </summary>
      <div className="submenu-panel">
        <AccountLinks />
      </div>
    </details>
  )
}
