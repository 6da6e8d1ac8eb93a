import { data, redirect } from 'react-router'
import { orderPath } from './addresses.ts'

type Opened = { ok: true; url: string } | { ok: false; message: string }

/**
 * On to the page of the payment service. The policy of our pages keeps answers to forms on this site, so that the way
 * to another one goes through a page that moves on by itself. When the service does not answer, the order's page says
 * where things stand: nothing was charged, the pieces are kept.
 */
export function leaveForPayment(request: Request, opened: Opened, secret: string, headers: Headers) {
  if (!opened.ok) return redirect(`${orderPath(secret)}?paiement=indisponible`, { status: 303, headers })
  const url = new URL(opened.url, request.url)
  if (url.origin === new URL(request.url).origin)
    return redirect(url.pathname + url.search, { status: 303, headers })
  return data<ConfirmAnswer>({ attempt: secret, leaveFor: url.href }, { headers })
}

export type ConfirmAnswer = {
  attempt: string
  problem?: { message: string; changes: string[] }
  termsProblem?: string
  leaveFor?: string
}
