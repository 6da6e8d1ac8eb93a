import { data, redirect } from 'react-router'
import {
  allReminderKinds,
  isReminderKind,
  nameOfReminder,
} from '#app/domain/competitions/reminders/reminders.ts'
import {
  chooseReminders,
  closeFeeds,
  renewFeedSecret,
  readFeedSecret,
  readReminderCuts,
} from '#app/domain/competitions/store.server.ts'
import { readReminderDays } from '#app/domain/content-edits/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { noStore, forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { subscriptionPath } from '../addresses.ts'
import { requireMember } from '../require-member.server.ts'
import type { Route } from './+types/subscription.ts'
import { type Done, isSecretAct, feedAddresses } from './subscription-words.ts'

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'renouveler': {
      const { isAnother } = await renewFeedSecret(services, viewer.memberId)
      return back(isAnother ? 'autres-adresses' : 'adresses')
    }
    case 'fermer':
      await closeFeeds(services, viewer.memberId)
      return back('fermees')
    case 'rappels':
      await chooseReminders(
        services,
        viewer.memberId,
        new Set(form.getAll('rappel').map(String).filter(isReminderKind)),
      )
      return back('rappels')
    default:
      throw data('Ce formulaire n’est pas complet.', { status: 400, headers: noStore })
  }
}

function back(done: Done): Response {
  return redirect(`${subscriptionPath}?fait=${done}`, { status: 303, headers: noStore })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const [secret, cuts, days] = await Promise.all([
    readFeedSecret(services, viewer.memberId),
    readReminderCuts(services, viewer.memberId),
    readReminderDays(services.content),
  ])
  const requested = new URL(request.url).searchParams.get('etape')
  return data(
    {
      feeds: secret === undefined ? [] : feedAddresses(services.siteUrl, secret),
      choices: allReminderKinds.map((kind) => ({
        kind,
        name: nameOfReminder(kind, days),
        isWanted: !cuts.has(kind),
      })),
      asks: secret !== undefined && isSecretAct(requested) ? requested : undefined,
    },
    { headers: forThisVisitor },
  )
}
