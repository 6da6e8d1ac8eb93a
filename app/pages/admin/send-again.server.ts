import type { RouterContextProvider } from 'react-router'
import { findMail, retryMail } from '#app/domain/mail/store.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { requireAdmin } from './require-admin.server.ts'

export async function sendAgain(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<{ id: string; isAsked: boolean }> {
  const { services, actor } = await requireAdmin(context)
  const mail = await findMail(services.database, id)
  if (!mail) throw pageNotFound(request)
  return { id: mail.id, isAsked: await retryMail(services, { id: mail.id, actor }) }
}
