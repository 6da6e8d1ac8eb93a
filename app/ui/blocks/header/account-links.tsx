import { Link } from 'react-router'
import { accountPath, signOutPath } from '../navigation.ts'

/** An element whose content the shell puts in; React leaves it alone. */
export const filledByShell = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** What a signed-in person finds in both menus. */
export function AccountLinks() {
  return (
    <>
      <Link to={accountPath}>Mon compte</Link>
      <div data-personal-links="" {...filledByShell} />
      <form method="post" action={signOutPath}>
        <button type="submit">Se déconnecter</button>
      </form>
    </>
  )
}
