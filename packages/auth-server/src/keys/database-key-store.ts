import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { authDatabase } from '../database.ts'
import { serverKeyOf, encryptText, decryptText } from '../encryption.ts'
import { signingKeySets } from '../schema/index.ts'
import type { KeyStore } from './stored-signing-keys.ts'

/** Keeps signing keys in the database, sealed: instances on the same database and with the same secret share them. */
export function databaseKeyStore(pool: Pool, secret: string): KeyStore {
  const database = authDatabase(pool)
  const serverKey = serverKeyOf(secret)
  const seal = (text: string) => encryptText(text, serverKey, 'signing keys')
  const isTheOne = eq(signingKeySets.isTheOne, true)
  const open = (kept: string) => decryptText(kept, serverKey, 'signing keys')
  return {
    async read() {
      const [row] = await database.select().from(signingKeySets)
      return row && open(row.sealedKeys)
    },
    create: (text) =>
      database.transaction(async (transaction) => {
        const row = { isTheOne: true, sealedKeys: seal(text) }
        const inserted = await transaction
          .insert(signingKeySets)
          .values(row)
          .onConflictDoNothing()
          .returning()
        if (inserted.length > 0) return true
        const [kept] = await transaction.select().from(signingKeySets).for('update')
        if (kept && open(kept.sealedKeys) !== undefined) return false
        await transaction.update(signingKeySets).set(row).where(isTheOne)
        return true
      }),
    async replace(text) {
      await database
        .update(signingKeySets)
        .set({ sealedKeys: seal(text) })
        .where(isTheOne)
    },
  }
}
