import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AccountRow } from './account-row.tsx'

type OrderRowProps = {
  number: string
  path: string
  placedOn: string
  articles: readonly string[]
  total: string
  status: string
}

export function OrderRow({ number, path, placedOn, articles, total, status }: OrderRowProps) {
  return (
    <AccountRow
      icon="package"
      title={`Commande n°\u00a0${number}`}
      badge={<Badge>{status}</Badge>}
      action={
        <ButtonLink to={path} look="line" size="small">
          Suivre<span className="vh"> la commande n°&nbsp;{number}</span>
        </ButtonLink>
      }
    >
      {placedOn}, {total}&nbsp;: {articles.join(', ')}.
    </AccountRow>
  )
}
