import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'

type ThirdPartyServices = Pick<StoreServices, 'database' | 'clock'> & { accounts: AccountAdministration }

type Actor = { id: string; name: string } | undefined

type Wanted = { name: string; redirectUris: string[]; uri?: string | undefined; isPublic: boolean }

type Added = { ok: true; id: string; secret: string | undefined } | { ok: false; message: string }

/** Adds an application that may ask people for access to their account. Its secret is in the answer, and never again. */
export async function addThirdParty(
  { database, clock, accounts }: ThirdPartyServices,
  { name, redirectUris, uri, isPublic }: Wanted,
  actor: Actor,
): Promise<Added> {
  const { data, error } = await accounts.oauth.createClient({
    client_name: name,
    redirect_uris: redirectUris,
    ...(uri && { client_uri: uri }),
    ...(isPublic && { token_endpoint_auth_method: 'none' }),
  })
  if (error?.status === 400)
    return {
      ok: false,
      message:
        'Vérifiez les adresses : entières, en https (http sur cette machine seulement), sans # ni virgule.',
    }
  if (error) throw error
  const { client_id: id, client_secret: secret } = data
  const line = { at: clock.now(), actor, subject: { id, name } }
  await writeAuditLog(database, { ...line, action: 'third-party.added' })
  return { ok: true, id, secret }
}

export async function listThirdParties({ accounts }: Pick<ThirdPartyServices, 'accounts'>) {
  const { data, error } = await accounts.oauth.listClients()
  if (error) throw error
  return data.clients.map((client) => ({
    id: client.client_id,
    name: client.client_name,
    isPublic: client.client_type === 'public',
    redirectUris: client.redirect_uris,
    addedAt: client.created_at,
  }))
}

/** Ends an application, and every access it was given; its name, nothing when there is none of this number. */
export async function endThirdParty(
  { database, clock, accounts }: ThirdPartyServices,
  id: string,
  actor: Actor,
): Promise<string | undefined> {
  const known = (await listThirdParties({ accounts })).find((client) => client.id === id)
  if (!known) return undefined
  const { error } = await accounts.oauth.deleteClient(id)
  if (error) throw error
  const line = { at: clock.now(), actor, subject: { id, name: known.name } }
  await writeAuditLog(database, { ...line, action: 'third-party.ended' })
  return known.name
}
