import type { SecondFactorPolicy } from '#content/collections/access.ts'
import type { MemberRole } from './rules.ts'

type Asked = {
  readonly role: MemberRole
  /** `YYYY-MM-DD` in France. */
  readonly today: string
  /** Coaches and assistants try the office without one on a machine of development. */
  readonly isProduction: boolean
}

/** Whether who has this role must show a second factor on this day. */
export function needsSecondFactor(policy: SecondFactorPolicy, { role, today, isProduction }: Asked): boolean {
  if (role === 'admin') return isProduction
  const isDue = policy.requiredFrom === undefined || policy.requiredFrom <= today
  if (role === 'assistant') return isProduction && policy.assistants === 'required' && isDue
  return policy.members === 'required' && isDue
}
