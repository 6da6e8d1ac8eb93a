import type { Standing } from '#app/context.ts'

export type { Standing } from '#app/context.ts'

/** Tells where the person who sends a request stands, from its cookies. */
export type StandingOf = (request: Request) => Promise<Standing>

/** Until there are accounts. */
export const nobodyIsSignedIn: StandingOf = async () => 'visitor'
