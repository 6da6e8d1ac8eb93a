import { data, href, Link } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/wire.ts'
import { readWire } from './read-wire.server.ts'

export const meta = hiddenMeta('Pour les développeurs', 'Les adresses que d’autres programmes peuvent lire.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return data(readWire(services), { headers: noStore })
}

export default function Wire({ loaderData }: Route.ComponentProps) {
  const { collections, addresses, accounts, isHosted } = loaderData
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Pour les développeurs"
        lead="Ce que d’autres programmes peuvent lire du site, et comment. Rien de privé n’y est."
      />
      <div className="stack">
        <Panel id="contenus" title="Les contenus">
          <p>
            Le protocole est celui de @nuxt/content. Une collection se lit entière, ou par une question en SQL
            qui ne fait que lire. Ce qui est réservé demande la session d’un adhérent.
          </p>
          <Addresses
            items={collections.map(({ name, who, dump }) => ({ term: `${name}, ${who}`, value: dump }))}
          />
          <pre className="wire-example">{addresses.dump}</pre>
          <pre className="wire-example">{addresses.query}</pre>
        </Panel>
        <Panel id="agendas" title="Les agendas et les listes">
          <Addresses
            items={[
              { term: 'Toutes les pages', value: addresses.sitemap },
              { term: 'Recherche', value: addresses.search },
              { term: 'Stock de la boutique', value: addresses.stock },
            ]}
          />
        </Panel>
        <Panel id="comptes" title="Les comptes">
          {isHosted ? (
            <p>Les comptes sont tenus par un projet Supabase&nbsp;: son adresse est la sienne.</p>
          ) : (
            <>
              <p>
                Le service parle le protocole de Supabase Auth&#8239;; une application tierce y connecte une
                personne par OAuth&nbsp;2.1, avec PKCE, après son accord. Enregistrez-la dans{' '}
                <Link to={href('/admin/athletes/applications')}>Applications</Link>.
              </p>
              <Addresses items={accounts} />
              <pre className="wire-example">{addresses.authorize}</pre>
            </>
          )}
        </Panel>
      </div>
    </>
  )
}

function Addresses({ items }: { items: readonly { readonly term: string; readonly value: string }[] }) {
  return (
    <ul className="settings-kept">
      {items.map(({ term, value }) => (
        <li key={value}>
          <b>{term}</b>
          <small>{value}</small>
        </li>
      ))}
    </ul>
  )
}
