import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'

const quarterHour = 900
const hour = 3600

// One visitor may try a few accounts (a family, a club's computer); one account is tried by few visitors.
const limits = {
  password: {
    visitor: rateLimit({ points: 60, seconds: quarterHour }),
    account: rateLimit({ points: 10, seconds: quarterHour }),
  },
  code: {
    visitor: rateLimit({ points: 60, seconds: quarterHour }),
    account: rateLimit({ points: 10, seconds: quarterHour }),
  },
  recoveryCode: {
    visitor: rateLimit({ points: 10, seconds: hour }),
    account: rateLimit({ points: 10, seconds: hour }),
  },
  sending: {
    visitor: rateLimit({ points: 10, seconds: hour }),
    account: rateLimit({ points: 5, seconds: hour }),
  },
} as const

/**
 * Counts an attempt of this visitor on this account (its e-mail or number). Answers the seconds to wait: 0 when it may go
 * on. Whoever has to wait already uses up nothing of the accounts of others.
 */
export async function secondsToWait(
  kind: keyof typeof limits,
  context: Readonly<RouterContextProvider>,
  account: string,
): Promise<number> {
  const { address } = context.get(requestContext)
  const { visitor, account: ofAccount } = limits[kind]
  const key = visitorKey(address)
  return account ? takeInTurn([visitor, key], [ofAccount, account.toLowerCase()]) : visitor.take(key)
}
