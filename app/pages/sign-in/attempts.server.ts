import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { rateLimit, takeInTurn, visitorKey, type RateLimit } from '#app/http/rate-limit.server.ts'
import { answerAgain, type Context } from './answer.server.ts'
import type { SignInAnswer } from './answer.ts'

const quarterHour = 900
const hour = 3600

// One visitor may try a few accounts (a family, a club's computer), and one account a few times.
const limits = {
  password: limit('password', { visitor: 60, here: 10, account: 100, seconds: quarterHour }),
  code: limit('code', { visitor: 60, here: 10, account: 100, seconds: quarterHour }),
  recoveryCode: limit('recovery-code', { visitor: 10, here: 10, account: 10, seconds: hour }),
  sending: limit('sending', { visitor: 10, here: 5, account: 30, seconds: hour }),
}

type Points = Record<'visitor' | 'here' | 'account' | 'seconds', number>

function limit(kind: string, { visitor, here, account, seconds }: Points) {
  return {
    visitor: rateLimit({ name: `${kind}-visitor`, points: visitor, seconds }),
    here: rateLimit({ name: `${kind}-here`, points: here, seconds }),
    account: rateLimit({ name: `${kind}-account`, points: account, seconds }),
  }
}

type Kind = keyof typeof limits

/** Counts an attempt on an account (email or number); the answer when it must wait, undefined when it may go on. */
export async function tooManyAttempts(
  kind: Kind,
  context: Context,
  account: string,
  values: SignInAnswer['values'] = {},
) {
  const wait = await takeInTurn(...(await countedBy(kind, context, account)))
  return wait > 0
    ? answerAgain(context, { problem: 'later', values }, { 'retry-after': String(wait) })
    : undefined
}

/** Takes an attempt back that was right: only failures add up. */
export async function attemptWasRight(kind: Kind, context: Context, account: string): Promise<void> {
  for (const [counted, key] of await countedBy(kind, context, account)) await counted.giveBack(key)
}

async function countedBy(
  kind: Kind,
  context: Context,
  account: string,
): Promise<(readonly [RateLimit, string])[]> {
  const services = context.get(servicesContext)
  const { visitor, here, account: ofAccount } = limits[kind]
  const key = visitorKey(context.get(requestContext).address)
  if (account === '') return [[visitor(services), key]]
  const name = account.toLowerCase()
  const device = await context.get(visitorContext).deviceOf(name)
  // Strangers keep nobody out of a device of their own.
  if (device !== undefined) return [[here(services), `${name} on ${device}`]]
  // A visitor who must wait uses up nothing of the accounts of others.
  return [
    [visitor(services), key],
    [here(services), `${name} from ${key}`],
    [ofAccount(services), name],
  ]
}
