import { href, Link } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/edit-text.ts'
import { TextForm } from './text-form.tsx'
import { UnsavedTyping } from './unsaved-typing.tsx'

export { action, loader } from './edit-text.server.ts'

export const meta = hiddenMeta('Un texte', 'Changer un texte du site.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function EditText({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, shelf, file, page, isHidden, canHide, isFromFile, hasFile, revision, saved, form } =
    loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const isLive = useIsLive()
  const act = (name: string) => href('/admin/textes/:document/:act', { document: id, act: name })
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes'), label: 'Textes' }}
        title={title}
        lead={`${shelf}, ${file}. ${saved ? `Enregistré par ${saved.who ?? 'quelqu’un du club'}, ${saved.at}.` : 'Tel que livré avec le site.'}`}
      >
        <div className="row chips">
          {page === undefined ? null : (
            <ButtonLink look="line" size="small" icon="external-link" to={page}>
              Voir la page
            </ButtonLink>
          )}
          <ButtonLink
            look="line"
            size="small"
            icon="clock"
            to={href('/admin/textes/:document/versions', { document: id })}
          >
            Versions
          </ButtonLink>
          {canHide && !isHidden ? (
            <ButtonLink look="line" size="small" icon="eye-off" to={act('masquer')}>
              Masquer
            </ButtonLink>
          ) : null}
          {!isFromFile && hasFile ? (
            <ButtonLink look="line" size="small" icon="undo-2" to={act('fichier')}>
              Revenir au fichier
            </ButtonLink>
          ) : null}
        </div>
      </AdminHead>
      {isHidden ? <Note>Ce texte est masqué. L’enregistrer le remet sur le site.</Note> : null}
      {isLive && !answer ? <UnsavedTyping key={id} id={id} /> : null}
      <TextForm
        key={`${id} ${answer ? answer.attempt : revision}`}
        id={id}
        pages={loaderData.pages}
        form={answer?.form ?? form}
        revision={answer ? answer.seen : revision}
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
