import type { identities, mfaFactors, users } from '../schema/index.ts'

export type UserRow = typeof users.$inferSelect
export type IdentityRow = typeof identities.$inferSelect
export type FactorRow = typeof mfaFactors.$inferSelect
