import { data, redirect, type RouterContextProvider } from 'react-router'
import { isReminderKind, type ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { chooseReminders, closeFeeds, renewFeedSecret } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'
import { readAsker } from '../read-asker.server.ts'
import type { Done } from './done-words.ts'

export async function receiveSubscription(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const services = context.get(servicesContext)
  const { viewer } = await readAsker(context)
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
      await chooseReminders(services, viewer.memberId, wantedIn(form))
      return back('rappels')
    default:
      throw data('Ce formulaire n’est pas complet.', { status: 400, headers: keptByNobody })
  }
}

function back(done: Done): Response {
  return redirect(`${subscriptionPath}?fait=${done}`, { status: 303, headers: keptByNobody })
}

function wantedIn(form: FormData): Set<ReminderKind> {
  return new Set(form.getAll('rappel').map(String).filter(isReminderKind))
}
