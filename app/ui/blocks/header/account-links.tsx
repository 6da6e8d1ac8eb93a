import { Link } from 'react-router'
import { accountPath, signOutPath } from '../navigation.ts'
import { PersonalPart } from './personal-part.tsx'

export function AccountLinks() {
  return (
    <>
      <Link to={accountPath}>Mon compte</Link>
      <PersonalPart part="links" />
      <form method="post" action={signOutPath}>
        <button type="submit">Se déconnecter</button>
      </form>
    </>
  )
}
