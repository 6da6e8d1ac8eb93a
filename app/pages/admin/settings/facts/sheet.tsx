import { useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { sendKept } from '../../frame/typing/send-kept.ts'
import { UnsavedText } from '../../frame/typing/unsaved-typing.tsx'
import { useKeptTyping } from '../../frame/typing/use-kept-typing.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { FieldsView } from '../../texts/edit/fields-view.tsx'
import { SavedMeanwhile } from '../../texts/edit/saved-meanwhile.tsx'
import { photoEnter } from '../../texts/photo/photo-panel.tsx'
import { usePhotoAsking } from '../../texts/photo/use-photo-asking.tsx'
import type { Route } from './+types/sheet.ts'
import type { SheetAnswer } from './sheet.server.ts'

export { action, loader } from './sheet.server.ts'

export const meta = hiddenMeta('Un fait du club', 'Ce que le site dit du club.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, `faits/${sent.params.sheet}`)
}

export default function Sheet({ loaderData, actionData }: Route.ComponentProps) {
  const { title, unlocks, law, form, typing, isSetting, isChanged } = loaderData
  const { answer } = useAnswerDespiteCut<SheetAnswer>(actionData)
  const kept = useKeptForm()
  const isLive = useIsLive()
  const element = useRef<HTMLFormElement>(null)
  const { typed, sent } = useKeptTyping(typing, element)
  const photos = usePhotoAsking(answer?.picking)
  const isSending = useNavigation().state === 'submitting'
  const { text, seen, fields } = answer?.form ?? form
  const problems = answer?.problems ?? []
  const errorOf = (name: string) => problems.find(({ field }) => `v.${field}` === name)?.message
  return (
    <>
      <AdminHead
        back={
          isSetting
            ? { to: href('/admin/reglages'), label: 'Réglages' }
            : { to: href('/admin/reglages/faits'), label: 'Les faits du club' }
        }
        title={title}
        lead={unlocks}
      />
      {isLive && !answer ? (
        <UnsavedText
          key={`${typing.id} ${seen}`}
          of={typing}
          form={{ header: text, body: undefined, fields }}
        />
      ) : null}
      <Card className="admin-form-card">
        {law ? <p className="muted small">Demandé par&nbsp;: {law}</p> : null}
        <Form
          method="post"
          className="admin-form fact-form stack"
          key={answer?.attempt ?? `${title} ${seen}`}
          ref={element}
          onInput={typed}
          onSubmit={sent}
          noValidate
        >
          {/* What a press of the enter key does. */}
          <button
            type="submit"
            hidden
            tabIndex={-1}
            aria-hidden="true"
            {...(answer?.picking && photoEnter(answer.picking))}
          />
          {answer?.other ? (
            <SavedMeanwhile key={answer.attempt} other={answer.other} fields={fields} />
          ) : null}
          <input type="hidden" name="entete" value={kept?.entete ?? text} />
          <input type="hidden" name="vu" value={kept?.vu ?? seen ?? ''} />
          {problems.length > 0 ? (
            <ErrorSummary
              title={'Rien n’est enregistré\u00a0: corrigez d’abord ceci.'}
              errors={problems.map(({ field, message }) => ({ fieldId: `v.${field}`, message }))}
            />
          ) : null}
          <FieldsView fields={fields} errorOf={errorOf} kept={kept} photos={photos.asking} />
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </Form>
        {isSetting && isChanged ? (
          <Form method="post">
            <Button type="submit" name="geste" value="origine" look="line" size="small">
              Rendre ce qu’il y avait à l’origine
            </Button>
          </Form>
        ) : null}
        {photos.window}
      </Card>
    </>
  )
}
