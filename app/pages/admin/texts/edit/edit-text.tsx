import { href, Link } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { sendKept } from '../../frame/typing/send-kept.ts'
import { UnsavedText } from '../../frame/typing/unsaved-typing.tsx'
import type { Route } from './+types/edit-text.ts'
import { TextActs } from './text-acts.tsx'
import { TextForm } from './text-form.tsx'
import { TextState } from './text-state.tsx'

export { action, loader } from './edit-text.server.ts'

export const meta = hiddenMeta('Un texte', 'Changer un texte du site.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, sent.params.document)
}

export default function EditText({ loaderData, actionData }: Route.ComponentProps) {
  const { id, person, title, shelf, file, seen, saved, form, pages } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const isLive = useIsLive()
  const formKey = `${id} ${answer ? answer.attempt : `${seen.vu} ${seen.brouillon}`}`
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes'), label: 'Textes' }}
        title={title}
        lead={`${shelf}, ${file}. ${saved ? `Enregistré par ${saved.who ?? 'quelqu’un du club'}, ${saved.at}.` : 'Tel que livré avec le site.'}`}
      >
        <TextActs text={loaderData} />
      </AdminHead>
      <TextState text={loaderData} />
      {isLive && !answer ? <UnsavedText key={formKey} of={{ person, id }} form={form} /> : null}
      <TextForm
        key={formKey}
        id={id}
        person={person}
        pages={pages}
        form={answer?.form ?? form}
        seen={answer?.seen ?? seen}
        isShown={loaderData.isShown}
        hasDraft={loaderData.hasDraft}
        answer={answer}
      />
      <p className="text-raw small">
        <Link className="link tap" to={form.fields ? '?brut' : '?'}>
          {form.fields ? 'Écrire l’en-tête à la main (YAML)' : 'Revenir aux champs'}
        </Link>
      </p>
    </>
  )
}
