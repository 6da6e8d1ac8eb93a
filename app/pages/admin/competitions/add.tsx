import { data, href, redirect } from 'react-router'
import {
  factFields,
  factsAsTyped,
  nextYearAsTyped,
  readFactsForm,
} from '#app/domain/competitions/forms/facts-form.ts'
import { enterCompetition, readLookAlikes } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { sendKept } from '../frame/typing/send-kept.ts'
import type { Route } from './+types/add.ts'
import { RaceForm, seenName, type RaceAnswer } from './race-form.tsx'
import { raceGroups } from './race-groups.server.ts'
import { raceAt } from './read-race.server.ts'
import { shownRace } from './shown-race.ts'

export const meta = hiddenMeta('Ajouter une course', 'Mettre une course au calendrier du club.')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { actor } = asking
  const from = url.searchParams.get('depuis')
  const model = from === null ? undefined : (await raceAt(request, asking, from)).competition
  return data(
    {
      start: model ? nextYearAsTyped(model) : factsAsTyped(undefined),
      model: model?.title,
      typing: { person: actor.id, id: addTyping },
      groups: await raceGroups(asking, model?.group),
    },
    { headers: noStore },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const values = textFields(form, factFields)
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<RaceAnswer>) =>
    data<RaceAnswer>({ attempt, values, problems: [], ...rest }, { status, headers: forThisVisitor })
  const read = readFactsForm(values, { today: dayInParis(services.clock.now()) })
  if (!read.ok) return again(422, { problems: read.problems })
  const seen = new Set(form.getAll(seenName))
  const [found = []] = await readLookAlikes(services, [read.facts])
  // What is the same in name and day is for the verb to answer: it may be this form, sent twice.
  const similar = found.filter(
    ({ title, startOn }) => title !== read.facts.title || startOn !== read.facts.startOn,
  )
  if (similar.some(({ id }) => !seen.has(id))) return again(409, { similar: similar.map(shownRace) })
  const entered = await enterCompetition(services, { facts: read.facts, actor })
  if (!entered.ok) return again(entered.status, { problem: entered.message })
  const page = href('/admin/competitions/:competition', { competition: entered.competition.id })
  return redirect(`${page}?fait=course-ajoutee`, { status: 303, headers: noStore })
}

const addTyping = 'course/nouvelle'

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, addTyping)
}

export default function AddRace({
  loaderData: { start, model, groups, typing },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/competitions'), label: 'Compétitions' }}
        title={model ? 'L’édition suivante' : 'Ajouter une course'}
        lead={
          model
            ? `D’après ${model}, un an plus tard, le même jour de la semaine\u00a0: vérifiez les dates.`
            : 'Tout le club la voit dès qu’elle est ajoutée. Personne n’en reçoit d’e-mail.'
        }
      />
      <RaceForm
        start={start}
        groups={groups}
        data={actionData}
        typing={typing}
        submit="Ajouter au calendrier"
      />
    </>
  )
}
