import { data, href } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/register.ts'
import { readRegister } from './read-register.server.ts'

export const meta = hiddenMeta('Ce qui est gardé', 'Le registre des traitements, avec ses durées.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return data({ parts: await readRegister(services.content) }, { headers: noStore })
}

export default function Register({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Ce qui est gardé"
        lead="Le registre que demande le RGPD (art. 30). Chaque nuit, ce qui a fini son temps s’efface."
      >
        <ButtonLink look="line" to={href('/admin/reglages/faits/:sheet', { sheet: 'durees' })}>
          Garder moins longtemps
        </ButtonLink>
      </AdminHead>
      <div className="stack">
        {parts.length === 0 ? (
          <p className="muted">Le registre n’est pas sur cette machine (docs/registre-traitements.md).</p>
        ) : null}
        {parts.map(({ title, lines }, index) => (
          <Panel key={title} id={`registre-${index}`} title={title}>
            <ul className="settings-kept">
              {lines.map(({ purpose, data: what, basis, kept }) => (
                <li key={`${purpose} ${what}`}>
                  <b>{purpose}</b>
                  <small>{kept}</small>
                  <small className="muted">{what}</small>
                  {basis ? <small className="muted">{basis}</small> : null}
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}
