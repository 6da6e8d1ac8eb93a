import { fileURLToPath } from 'node:url'

/** Where the SQL files of the schema `auth` are; apart from `migrateAuth`, which may be built into another file. */
export const authMigrationsFolder = fileURLToPath(new URL('.', import.meta.url))
