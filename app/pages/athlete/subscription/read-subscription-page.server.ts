import { data, type RouterContextProvider } from 'react-router'
import { allReminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import { readFeedSecret, readReminderCuts } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readAsker } from '../read-asker.server.ts'
import { feedAddresses } from './feed-addresses.ts'
import { isSecretAct } from './secret-acts.ts'

export async function readSubscriptionPage(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { viewer } = await readAsker(context)
  const [secret, cuts] = await Promise.all([
    readFeedSecret(services, viewer.memberId),
    readReminderCuts(services, viewer.memberId),
  ])
  const query = new URL(request.url).searchParams
  const asked = query.get('etape') ?? ''
  return data(
    {
      feeds: secret === undefined ? [] : feedAddresses(services.siteUrl, secret),
      wanted: allReminderKinds.filter((kind) => !cuts.has(kind)),
      asks: secret !== undefined && isSecretAct(asked) ? asked : undefined,
      done: query.get('fait') ?? undefined,
    },
    { headers: forThisVisitor },
  )
}
