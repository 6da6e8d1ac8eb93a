import { data, redirect } from 'react-router'
import { orderPath } from './addresses.ts'

type Opened = { ok: true; url: string } | { ok: false; message: string }

/** To the payment page, through a page of ours: the policy forbids redirecting a form to another site. */
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
