import type { Backend } from '../backend.ts'
import { countAttempt, forgetFailures, noteFailure, requireAttemptsLeft } from './failed-attempts.ts'
import { visitorNetwork } from './visitor-network.ts'

/** From everywhere together, so many times the failures that one visitor may have. */
const everywhere = 10

const turns = new Map<string, Promise<unknown>>()

/**
 * Tries a password of an account, known or not. A visitor has few failures on it; all visitors together have more, so
 * that nobody keeps its owner out from elsewhere. One visitor's tries on one account take turns: of many at once no more
 * are made than may fail, and right ones are never refused for coming together. `429 over_request_rate_limit`.
 */
export function tryPassword<Owner>(
  backend: Backend,
  { account, address }: { account: string; address: string },
  ownerByPassword: () => Promise<Owner | undefined>,
): Promise<Owner | undefined> {
  const network = visitorNetwork(address)
  const fromHere = { kind: 'password', subject: `${account} from ${network}` } as const
  const fromAnywhere = { kind: 'password', subject: account, tolerance: everywhere } as const
  return inTurn(fromHere.subject, async () => {
    await requireAttemptsLeft(backend, fromHere)
    await countAttempt(backend, fromAnywhere)
    const owner = await ownerByPassword()
    if (!owner) await noteFailure(backend, fromHere)
    else for (const attempt of [fromHere, fromAnywhere]) await forgetFailures(backend, attempt)
    return owner
  })
}

async function inTurn<Answer>(subject: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(subject) ?? Promise.resolve()
  const answer = before.then(work)
  const done = answer.catch(() => undefined)
  turns.set(subject, done)
  try {
    return await answer
  } finally {
    if (turns.get(subject) === done) turns.delete(subject)
  }
}
