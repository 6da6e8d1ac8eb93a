import { Form, href, useNavigation } from 'react-router'
import { inWords, longestSubject, longestWords } from '#app/domain/mail/words/schema.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/mail-words.ts'
import type { WordsAnswer } from './mail-words.server.ts'

export { action, loader } from './mail-words.server.ts'

export const meta = hiddenMeta('Un e-mail du site', 'Ce que dit un e-mail, et son essai.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MailWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, when, words, seen } = loaderData
  const { answer, problem } = useActAnswer<WordsAnswer>(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const values: Partial<Record<string, string>> = answer?.values ?? kept ?? words ?? {}
  const preview = answer?.preview ?? loaderData.preview
  return (
    <>
      <AdminHead back={{ to: href('/admin/reglages/e-mails'), label: 'E-mails' }} title={title} lead={when} />
      <div className="stack">
        <Card className="admin-form-card">
          {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
          <Form method="post" className="admin-form words-form stack" key={seen} noValidate>
            <FieldProblems answer={answer} prefix="words" />
            <input type="hidden" name="vu" value={kept?.vu ?? seen} />
            <p className="muted small">
              Laissé vide, tout est comme à l’origine. À remplir selon la personne&nbsp;:{' '}
              {inWords(preview.places)}.
            </p>
            <Field
              id="words-subject"
              label="Objet"
              hint={`À l’origine\u00a0: ${preview.usualSubject}`}
              error={messageFor(answer, 'subject')}
              optional
            >
              <TextInput name="subject" maxLength={longestSubject} defaultValue={values.subject} />
            </Field>
            <Field
              id="words-opening"
              label="Premiers mots"
              hint="Après le bonjour, avant ce que le site dit."
              error={messageFor(answer, 'opening')}
              optional
            >
              <Textarea name="opening" rows={4} maxLength={longestWords} defaultValue={values.opening} />
            </Field>
            <Field
              id="words-closing"
              label="Derniers mots"
              hint="Avant la signature du club."
              error={messageFor(answer, 'closing')}
              optional
            >
              <Textarea name="closing" rows={4} maxLength={longestWords} defaultValue={values.closing} />
            </Field>
            <div className="row chips">
              <Button type="submit" busy={isSending}>
                Enregistrer
              </Button>
              <Button type="submit" name="acte" value="apercu" look="line">
                Aperçu
              </Button>
              <Button type="submit" name="acte" value="essai" look="line" icon="mail">
                M’envoyer un essai
              </Button>
              {words ? (
                <Button type="submit" name="acte" value="origine" look="ghost">
                  Rendre les mots d’origine
                </Button>
              ) : null}
            </div>
          </Form>
        </Card>
        <Panel id="apercu" title="Aperçu">
          <p>
            <span className="muted">Objet&nbsp;:</span> <b>{preview.subject}</b>
          </p>
          <iframe
            className="mail-preview"
            srcDoc={preview.html}
            title="L’e-mail tel qu’il part"
            sandbox="allow-same-origin"
          />
          <details>
            <summary className="tap muted">En texte seul</summary>
            <pre className="mail-preview-text">{preview.text}</pre>
          </details>
        </Panel>
      </div>
    </>
  )
}
