import type { CollectionShape } from '../shape.ts'

export function wireError(
  status: number,
  rule: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { error: rule },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )
}

export type CallerStanding = 'visitor' | 'signed-in' | 'member'

export type Caller = {
  readonly standing: () => Promise<CallerStanding>
  readonly secondsToWait: () => number
  readonly spend: (milliseconds: number) => void
}

/** The refusal of a caller who may not read a collection: 401 when signing in would help, 403 when it would not. */
export async function refusalFor(caller: Caller, shape: CollectionShape): Promise<Response | undefined> {
  if (shape.audience !== 'members') return undefined
  const standing = await caller.standing()
  if (standing === 'visitor') return wireError(401, 'sign in to read this collection')
  return standing === 'member' ? undefined : wireError(403, 'this collection is for members')
}
