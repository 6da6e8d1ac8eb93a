import { join } from 'node:path'
import type { Services } from '#app/http/context.ts'
import type { openPayment } from '#app/outside/payment/open-payment.server.ts'
import type { Environment } from './environment.ts'

export type PaymentTools = { openPayment: typeof openPayment }

type Parts = Pick<Services, 'siteUrl' | 'appSecret' | 'clock' | 'logger'> & {
  /** Where the site is on this machine: the trial announces there. */
  localUrl: string
}

/** Who takes cards. */
export function openPaymentOf(
  { stripe, isProduction, dataDirectory }: Environment,
  tools: PaymentTools,
  { siteUrl, appSecret, clock, logger, localUrl }: Parts,
): Promise<Services['payment']> {
  return tools.openPayment({
    stripe,
    isProduction,
    trial: {
      folder: join(dataDirectory, 'trial-payments'),
      appSecret,
      siteUrl,
      announcementsUrl: `${localUrl}/paiement/annonces`,
      now: clock.now,
      onTrouble: (message) => logger.warn({}, message),
    },
  })
}
