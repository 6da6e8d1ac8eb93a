import type { Logger } from 'pino'
import type { AuthServer } from '../auth-server.ts'
import type { KeptSigningKeys } from '../keys/kept-signing-keys.ts'

const day = 86_400_000
// Ms. Another instance may have made a key, which signs ten minutes later.
const betweenLooks = 240_000

/** What the site's nightly jobs do when the service runs without it. Returns how to stop it. `keys`: its own, if it has some. */
export async function keepUp(
  server: AuthServer,
  keys: KeptSigningKeys | undefined,
  logger: Logger,
): Promise<() => void> {
  const attempt = (work: () => Promise<unknown>) => () =>
    work().catch((error: unknown) => logger.error({ err: error }, 'upkeep failed'))
  const daily = attempt(async () => {
    await keys?.rotateWhenDue()
    await server.forgetExpired()
  })
  await daily()
  const timers = [
    setInterval(daily, day),
    setInterval(
      attempt(async () => keys?.readAgain()),
      betweenLooks,
    ),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
