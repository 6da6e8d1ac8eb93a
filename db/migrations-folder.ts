import { fileURLToPath } from 'node:url'

/** Where the SQL files are; apart from `migrate`, which is built into another file. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
