import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'

type Accounts = Pick<AccountAdministration, 'listUsers'>

const atOnce = 200

/** Every account, as the service of accounts knows it: nothing that opens one. Names and groups are in `members`. */
export async function readAccounts(accounts: Accounts) {
  const all = []
  for (let page: number | null = 1; page !== null;) {
    const { data, error } = await accounts.listUsers({ page, perPage: atOnce })
    if (error) throw error
    all.push(...data.users.map(told))
    page = 'nextPage' in data ? data.nextPage : null
  }
  return all
}

type Account = Awaited<ReturnType<Accounts['listUsers']>>['data']['users'][number]

// What is not named here stays out, whatever the service adds one day.
function told(account: Account) {
  const { id, email, phone, created_at, invited_at, email_confirmed_at, phone_confirmed_at } = account
  const { last_sign_in_at, identities = [], factors = [] } = account
  return {
    id,
    email,
    phone: phone || undefined,
    created_at,
    invited_at,
    email_confirmed_at,
    phone_confirmed_at,
    last_sign_in_at,
    banned_until: 'banned_until' in account ? account.banned_until : undefined,
    providers: (identities ?? []).map(({ provider, created_at: at }) => ({ provider, created_at: at })),
    factors: factors.map(({ factor_type: type, friendly_name: name, status, created_at: at }) => ({
      type,
      name,
      status,
      created_at: at,
    })),
  }
}
