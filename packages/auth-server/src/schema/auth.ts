import { pgSchema } from 'drizzle-orm/pg-core'

/** The schema of accounts, with the names and types of the real server (supabase/auth). */
export const auth = pgSchema('auth')

export const aalLevel = auth.enum('aal_level', ['aal1', 'aal2', 'aal3'])

export const codeChallengeMethod = auth.enum('code_challenge_method', ['s256', 'plain'])
