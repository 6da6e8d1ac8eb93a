import { data, href, Link } from 'react-router'
import { readMailWords } from '#app/domain/mail/store.server.ts'
import { mailShelves } from '#app/emails/catalogue/mail-list.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/mails.ts'

export const meta = hiddenMeta('E-mails', 'Ce que disent les e-mails du site.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const words = await readMailWords(services.content)
  return data({ shelves: mailShelves, changed: [...words.keys()] }, { headers: noStore })
}

export default function Mails({ loaderData: { shelves, changed } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="E-mails"
        lead="Chaque e-mail que le site envoie, et quand. Sommes, liens et lignes de la loi restent les siens."
      />
      <div className="stack">
        {shelves.map(({ title, fixed, mails }, index) => (
          <Panel key={title} id={`e-mails-${index}`} title={title}>
            {fixed ? <p className="muted small">{fixed}</p> : null}
            <ul className="settings-rules">
              {mails.map((mail) => (
                <li key={mail.name}>
                  <span>
                    <b>{mail.title}</b> {changed.includes(mail.name) ? <Badge>À vos mots</Badge> : null}
                    <small className="muted">{mail.when}</small>
                  </span>
                  {fixed ? null : (
                    <Link
                      to={href('/admin/reglages/e-mails/:mail', { mail: mail.name })}
                      aria-label={`Lire et changer\u00a0: ${mail.title}`}
                    >
                      Lire et changer
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}
