import { useRef, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { LinkedPage } from '#app/domain/content-edits/documents.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { useKeptTyping } from '../../frame/typing/use-kept-typing.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { MarkdownBar, writeInto } from '../bar/markdown-bar.tsx'
import { useCleanPaste } from '../paste/use-clean-paste.ts'
import { PhotoDialog } from '../photo/photo-dialog.tsx'
import { photoEnter, PhotoPanel, photoSubmit } from '../photo/photo-panel.tsx'
import { usePhotoAsking } from '../photo/use-photo-asking.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { useLivePreview } from '../preview/use-live-preview.ts'
import type { Seen } from '../read-text.server.ts'
import { SessionDialog } from '../session/session-dialog.tsx'
import type { TextAnswer } from './edit-text.server.ts'
import { FieldsView } from './fields-view.tsx'
import { LiveProblems } from './live-problems.tsx'
import { SavedMeanwhile } from './saved-meanwhile.tsx'
import { TextProblems } from './text-problems.tsx'

type TextFormProps = {
  id: string
  /** Who writes. */
  person: string
  pages: readonly LinkedPage[]
  form: TextAnswer['form']
  seen: Seen
  /** Whether the page is shown now, and whether a draft waits. */
  isShown: boolean
  hasDraft: boolean
  answer: TextAnswer | undefined
}

const draftButton = { name: 'faire', value: 'brouillon' }
const bodyId = 'text-body'

/** The form of a document: its fields, its text, « Aperçu » and « Enregistrer ». */
export function TextForm({
  id,
  person,
  pages,
  form: { header, body, fields },
  seen,
  answer,
  ...state
}: TextFormProps) {
  const isLive = useIsLive()
  const isSending = useNavigation().state === 'submitting'
  const kept = useKeptForm()
  const paste = useCleanPaste()
  const form = useRef<HTMLFormElement>(null)
  const { preview, drawSoon } = useLivePreview(form)
  const { typed, sent } = useKeptTyping({ person, id }, form)
  const changed = () => {
    drawSoon()
    typed()
  }
  const [isPicking, setPicking] = useState(false)
  const [isWritingSession, setWritingSession] = useState(false)
  const pickPhoto = isLive ? { onClick: () => setPicking(true) } : photoSubmit('photos:1', isLive)
  const photos = usePhotoAsking(answer?.picking)
  const refused = answer?.problems ?? []
  const usual = state.hasDraft || !state.isShown ? draftButton : {}
  const problems = preview?.problems ?? refused
  const errorOf = (field: string) => problems.find((problem) => `v.${problem.field}` === field)?.message
  return (
    <div className="text-desk">
      <Form method="post" className="text-form" ref={form} onInput={changed} onSubmit={sent} noValidate>
        {/* What a press of the enter key does. */}
        <button
          type="submit"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          {...(answer?.picking ? photoEnter(answer.picking) : usual)}
        />
        <input type="hidden" name="document" value={id} />
        <input type="hidden" name="vu" value={kept?.vu ?? seen.vu} />
        <input type="hidden" name="brouillon" value={kept?.brouillon ?? seen.brouillon} />
        {answer?.other ? (
          <SavedMeanwhile key={answer.attempt} other={answer.other} fields={fields ?? []} />
        ) : null}
        <TextProblems key={`p ${answer?.attempt}`} problems={refused} bodyId={bodyId} />
        <Card className="text-fields">
          {fields ? (
            <>
              <input type="hidden" name="entete" value={header} />
              <FieldsView fields={fields} errorOf={errorOf} kept={kept} photos={photos.asking} />
            </>
          ) : (
            <Field id="text-header" label="En-tête" hint="Des lignes «&#8239;nom: valeur&#8239;», en YAML.">
              <Textarea
                name="entete"
                className="text-code"
                rows={16}
                defaultValue={kept?.entete ?? header}
                spellCheck={false}
              />
            </Field>
          )}
          {body === undefined ? null : (
            <MarkdownBar
              bodyId={bodyId}
              pages={pages}
              photo={pickPhoto}
              onSession={() => setWritingSession(true)}
              isLive={isLive}
            />
          )}
          {answer?.picking && !answer.picking.field ? (
            <PhotoPanel picking={answer.picking} attempt={answer.attempt} isLive={isLive} />
          ) : null}
          {body === undefined ? null : (
            <Field id={bodyId} label="Texte" hint="En Markdown. Les titres commencent à «&#8239;##&#8239;».">
              <Textarea
                name="texte"
                className="text-body"
                rows={24}
                defaultValue={kept?.texte ?? body}
                onPaste={paste.onPaste}
              />
            </Field>
          )}
          <output className="muted small">
            {paste.note || (answer?.isPhotoPut ? 'La photo est à la fin du texte.' : '')}
          </output>
        </Card>
        <div className="text-send">
          {preview ? <LiveProblems problems={preview.problems} bodyId={bodyId} /> : null}
          <div className="row chips">
            <Button type="submit" busy={isSending}>
              {state.hasDraft || !state.isShown ? 'Publier' : 'Enregistrer'}
            </Button>
            <Button type="submit" look="line" icon="file-text" {...draftButton}>
              Garder en brouillon
            </Button>
            <Button
              type="submit"
              look="line"
              icon="eye"
              formAction={href('/admin/textes/apercu')}
              formTarget="apercu"
              onClick={(event) => {
                event.preventDefault()
                if (form.current) openPreview(form.current)
              }}
            >
              Aperçu
            </Button>
          </div>
        </div>
      </Form>
      {isPicking ? (
        <PhotoDialog
          onClose={() => setPicking(false)}
          onInsert={(markdown) => writeInto(bodyId, { label: 'Photo', write: () => markdown }, true)}
        />
      ) : null}
      {isWritingSession ? (
        <SessionDialog
          onClose={() => setWritingSession(false)}
          onInsert={(markdown) => writeInto(bodyId, { label: 'Séance', write: () => markdown }, true)}
        />
      ) : null}
      {photos.window}
      {isLive ? <PreviewPane preview={preview} /> : null}
    </div>
  )
}

// As the browser would send it by itself: the router knows no other window.
function openPreview(form: HTMLFormElement): void {
  const { action, target } = form
  form.action = href('/admin/textes/apercu')
  form.target = 'apercu'
  form.submit()
  form.action = action
  form.target = target
}
