import { href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { AccountSection } from '../account-section.tsx'
import { IntentButton } from '../intent-button.tsx'
import type { Route } from './+types/paces.ts'
import { changePaces } from './change-paces.server.ts'
import { PaceForm } from './pace-form.tsx'
import { paceWords } from './pace-words.ts'
import { readPacesPage, type ShownPace } from './read-paces.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Vos allures',
    description: 'Votre VMA et votre CSS, pour lire vos allures dans les séances.',
    path: href('/compte/allures'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return readPacesPage(context, new URL(request.url).searchParams)
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePaces(await readForm(request), context)
}

export default function Paces({ loaderData, actionData }: Route.ComponentProps) {
  const { isMember, today, paces } = loaderData
  return (
    <>
      <AccountHead
        title="Vos allures"
        lead="Deux chiffres suffisent pour que chaque séance de l’espace athlète s’écrive à vos allures. Personne d’autre ne les voit."
      />
      {isMember ? (
        paces.map((pace) => <PaceSection key={pace.kind} pace={pace} today={today} answer={actionData} />)
      ) : (
        <Note tone="info">Ces allures se gardent avec une adhésion au club.</Note>
      )}
    </>
  )
}

type PaceSectionProps = { pace: ShownPace; today: string; answer: AccountAnswer | undefined }

function PaceSection({ pace, today, answer }: PaceSectionProps) {
  const { kind, known, zones } = pace
  const { name, title, lead } = paceWords[kind]
  return (
    <AccountSection id={kind} title={title} lead={lead}>
      {known ? (
        <>
          <p className="own-pace">
            <span className="num">{known.written}</span>
            <span className="muted">{known.told}</span>
          </p>
          <PaceZones name={name} zones={zones} />
        </>
      ) : null}
      <PaceForm pace={pace} today={today} answer={answer} />
      {known ? (
        <IntentButton
          intent="forget"
          fields={{ kind }}
          look="line"
          size="small"
          icon="trash-2"
          about={`${name}\u00a0: les séances ne montreront plus ces allures`}
        >
          Supprimer
        </IntentButton>
      ) : null}
    </AccountSection>
  )
}

type PaceZonesProps = { name: string; zones: readonly { name: string; pace: string }[] }

function PaceZones({ name, zones }: PaceZonesProps) {
  return (
    <DataTable caption={`Les allures de votre ${name}`} className="own-zones">
      <thead>
        <tr>
          <th scope="col">Effort</th>
          <th scope="col">Votre allure</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ name: zone, pace }) => (
          <tr key={zone}>
            <th scope="row">{zone}</th>
            <td className="num">{pace}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
