import type { Services } from '#app/http/context.ts'

const audiences: Readonly<Record<string, string>> = { members: 'pour les adhérents', everybody: 'pour tous' }

/** The addresses that other programs may read, with examples that work as they are. */
export function readWire({ content, siteUrl, auth }: Pick<Services, 'content' | 'siteUrl' | 'auth'>) {
  const wire = `${siteUrl}/__nuxt_content`
  const collections = Object.values(content.collections).flatMap((collection) => {
    const audience = 'audience' in collection ? collection.audience : 'everybody'
    const who = audiences[audience]
    return who === undefined
      ? []
      : [{ name: collection.name, who, dump: `${wire}/${collection.name}/sql_dump.txt` }]
  })
  const service = `${siteUrl}/auth/v1`
  return {
    collections,
    isHosted: auth.url !== siteUrl && !auth.url.startsWith(siteUrl),
    addresses: {
      dump: `curl ${wire}/nosStages/sql_dump.txt`,
      query: `curl ${wire}/nosStages/query -H 'content-type: application/json' \\
  -d '{"sql":"SELECT * FROM _content_nosStages ORDER BY startDate ASC"}'`,
      sitemap: `${siteUrl}/sitemap.xml`,
      search: `${siteUrl}/recherche.json?q=stage`,
      stock: `${siteUrl}/notre-boutique/stock.json`,
      authorize: `${service}/oauth/authorize?response_type=code&client_id=…&redirect_uri=…&code_challenge=…&code_challenge_method=S256`,
    },
    accounts: [
      { term: 'Le service', value: service },
      { term: 'Ses adresses OAuth', value: `${siteUrl}/.well-known/oauth-authorization-server/auth/v1` },
      { term: 'Ses clés de signature', value: `${service}/.well-known/jwks.json` },
      { term: 'Échange du code', value: `${service}/oauth/token` },
      { term: 'Qui est connecté', value: `${service}/oauth/userinfo` },
    ],
  }
}
