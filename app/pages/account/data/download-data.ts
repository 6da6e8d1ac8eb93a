import { collectPersonData } from '#app/domain/account-data/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readPasskeys } from '#app/session/passkeys.server.ts'
import { personOf, readAccount } from '../account.server.ts'
import type { Route } from './+types/download-data.ts'
import { readGrants } from './third-parties.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await readAccount(context)
  const { database, clock, auth } = own.services
  const { factors = [], identities = [], ...user } = own.user
  const file = {
    etabliLe: clock.now(),
    compte: user,
    identites: identities.map(({ provider, created_at, last_sign_in_at, identity_data }) => ({
      provider,
      created_at,
      last_sign_in_at,
      identity_data,
    })),
    secondsFacteurs: factors.map(({ friendly_name, factor_type, status, created_at }) => ({
      friendly_name,
      factor_type,
      status,
      created_at,
    })),
    clesDAcces: (await readPasskeys(context)) ?? [],
    accesDonnes: await readGrants(own.auth),
    ...(await collectPersonData(database, personOf(own), auth)),
  }
  return new Response(JSON.stringify(file, undefined, 2), {
    headers: {
      ...forThisVisitor,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mes-donnees.json"',
    },
  })
}
