import { data, href } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { DoneMark } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { accountSheets } from '../account-parts.tsx'
import type { Route } from './+types/account-deleted.ts'

export const headers = visitorHeaders([])
export const links: Route.LinksFunction = accountSheets

export const meta = hiddenMeta('Compte supprimé', 'Votre compte est supprimé.')

export function loader() {
  return data(null, { headers: forThisVisitor })
}

export default function AccountDeleted() {
  return (
    <div className="wrap section account-deleted">
      <DoneMark />
      <h1 className="d2">Votre compte est supprimé.</h1>
      <p className="lead">
        Un e-mail vous le confirme et dit ce que la loi nous fait garder. Merci d’avoir couru, nagé ou roulé
        avec nous.
      </p>
      <ButtonLink to={href('/')} iconEnd="arrow-right">
        Revenir à l’accueil
      </ButtonLink>
    </div>
  )
}
