import { data, href, Link } from 'react-router'
import { factSheets } from '#app/domain/content-edits/facts/sheets.ts'
import { isOfExample, readFactText } from '#app/domain/content-edits/facts/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/sheets.ts'

export const meta = hiddenMeta('Les faits du club', 'Identité, adresses, horaires, compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const sheets = await Promise.all(
    factSheets.map(async (sheet) => {
      const { id, title, unlocks } = sheet
      const { text } = await readFactText(services, sheet)
      return { id, title, unlocks, isExample: isOfExample(text, sheet) }
    }),
  )
  return data({ sheets }, { headers: noStore })
}

export default function Sheets({ loaderData: { sheets } }: Route.ComponentProps) {
  const left = sheets.filter(({ isExample }) => isExample).length
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Les faits du club"
        lead={
          left === 0
            ? 'Tous sont les vôtres.'
            : `${left} ${left > 1 ? 'fiches sont' : 'fiche est'} encore ${left > 1 ? 'celles' : 'celle'} de l’exemple.`
        }
      />
      <ul className="admin-list">
        {sheets.map(({ id, title, unlocks, isExample }) => (
          <li key={id}>
            <Link
              className="settings-place row"
              to={href('/admin/reglages/faits/:sheet', { sheet: id })}
              prefetch="intent"
            >
              <span>
                <b>{title}</b> {isExample ? <Badge>Exemple</Badge> : null}
                <small className="muted">{unlocks}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
