import { listActive } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Database } from '#db/database.ts'
import type { ToDo } from './rules.ts'

type Services = { database: Database; accounts: AccountAdministration }

/** Who runs the club with a password alone. */
export async function coachesWithoutFactor({ database, accounts }: Services): Promise<ToDo[]> {
  const found: ToDo[] = []
  for (const role of ['admin', 'assistant'] as const)
    for (const person of await listActive(database, role)) {
      const { userId } = person
      const { data } = await accounts.mfa.listFactors({ userId })
      // Accounts that cannot be asked are not accused of anything.
      if (!data || data.factors.some(({ status }) => status === 'verified')) continue
      const { data: passkeys } = await accounts.passkey.listPasskeys({ userId })
      if (passkeys?.length) continue
      const title = `${nameOfPerson(person)}, sans second facteur`
      const detail = 'Un mot de passe volé suffirait pour entrer ici.'
      found.push({ kind: 'second-factor', id: userId, title, detail })
    }
  return found
}
