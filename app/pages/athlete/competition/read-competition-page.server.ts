import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { readCompetition } from '../../../domain/competitions/store.server.ts'
import { dayInParis } from '../../../domain/shared/french-dates.ts'
import { pageNotFound } from '../../../page-not-found.ts'
import { forThisVisitor } from '../../../visitor-headers.ts'
import { readAsker } from '../read-asker.server.ts'
import { competitionView } from './competition-view.ts'
import { doneWords } from './done-words.ts'

/** A competition for the member who asks. What they may not read is not there. */
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
