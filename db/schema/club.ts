import { pgSchema } from 'drizzle-orm/pg-core'

/** Every table of ours lives here; never in `public`, which a hosted Supabase exposes. */
export const club = pgSchema('club')
