import { data, type RouterContextProvider } from 'react-router'
import { readCompetition } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readAsker } from '../read-asker.server.ts'
import { competitionView } from './competition-view.ts'
import { doneWords } from './done-words.ts'

export async function readCompetitionPage(
  request: Request,
  id: string,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext)
  const { viewer } = await readAsker(context)
  const found = await readCompetition(services, viewer, id)
  if (!found) throw pageNotFound(request)
  const today = dayInParis(services.clock.now())
  const asked = new URL(request.url).searchParams.get('fait')
  return data(
    {
      race: competitionView(found, { memberId: viewer.memberId, today }),
      done: doneWords(asked, found.own),
    },
    { headers: forThisVisitor },
  )
}
