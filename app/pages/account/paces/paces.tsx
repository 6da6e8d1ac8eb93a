import { useState } from 'react'
import { href } from 'react-router'
import {
  firstMeasureOn,
  readTypedPace,
  type ReferencePaceKind,
} from '#app/domain/training/reference-paces/rules.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AnsweredField } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ReadAs } from '#app/ui/blocks/forms/read-as.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountForm, IntentButton, type AccountAnswer } from '../account-form.tsx'
import { AccountHead, AccountSection } from '../account-parts.tsx'
import type { Route } from './+types/paces.ts'
import { paceWords } from './pace-words.ts'
import { changePaces, readPacesPage, type ShownPace } from './paces.server.ts'

export const meta = hiddenMeta(
  'Vos allures',
  'Votre VMA et votre CSS, pour lire vos allures dans les séances.',
)

export async function loader({ request, context }: Route.LoaderArgs) {
  return readPacesPage(context, new URL(request.url).searchParams)
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePaces(await readForm(request), context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Paces({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { isMember, today, paces } = loaderData
  return (
    <>
      <AccountHead
        title="Vos allures"
        lead="Deux chiffres suffisent pour que chaque séance de l’espace athlète s’écrive à vos allures. Personne d’autre ne les voit."
      />
      {isMember ? (
        paces.map((pace) => <PaceSection key={pace.kind} pace={pace} today={today} answer={answer} />)
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
          <p className="own-pace cluster">
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

function PaceForm({ pace: { kind, known, typed }, today, answer }: PaceSectionProps) {
  const { label, hint, tool } = paceWords[kind]
  // A figure that was kept, or proposed by a tool, takes the place of what stood there.
  return (
    <AccountForm
      key={answer?.form === kind ? answer.attempt : typed}
      intent={kind}
      prefix={`account-${kind}`}
      answer={answer}
      action={href('/compte/allures')}
      fields={{ kind }}
      button={{ label: known ? 'Changer' : 'Enregistrer' }}
      aside={
        <p className="muted">
          Vous ne la connaissez pas&#8239;? L’outil{' '}
          <a className="link" href={tool.path}>
            {tool.name}
          </a>{' '}
          la calcule.
        </p>
      }
    >
      <div className="form-row">
        <PaceField kind={kind} label={label} hint={hint} defaultValue={typed} />
        <AnsweredField
          name="measuredOn"
          label="Mesurée le"
          type="date"
          min={firstMeasureOn}
          max={today}
          defaultValue={today}
          figures
        />
      </div>
    </AccountForm>
  )
}

type PaceFieldProps = { kind: ReferencePaceKind; label: string; hint: string; defaultValue: string }

/** A decimal (« 1.50 ») may be a clock (« 1:50 »): which is kept is seen before it is. */
function PaceField({ kind, hint, ...field }: PaceFieldProps) {
  const [written, setWritten] = useState('')
  const read = readTypedPace(kind, written)
  return (
    <AnsweredField
      {...field}
      name="value"
      hint={read.ok && read.meant ? <ReadAs reading={read.reading} meant={read.meant} /> : hint}
      onInput={(event) => setWritten(event.currentTarget.value)}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      figures
    />
  )
}

function PaceZones({ name, zones }: { name: string; zones: ShownPace['zones'] }) {
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
