import { Form, href, useNavigation } from 'react-router'
import { longestMessage } from '#app/domain/messages/rules.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { Panel } from '../frame/panel.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { MessageView } from './message-view.server.ts'
import type { MessageAnswerData } from './message.server.ts'

type AnswerFormProps = { message: MessageView; answer: MessageAnswerData | undefined }

/** The answer to a message: typed, or begun with a canned one; it leaves by email. */
export function AnswerForm({ message, answer }: AnswerFormProps) {
  const { email, thread, mailSubject, clubEmail, isOutbox } = message
  const kept = useKeptForm()
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('acte') === 'repondre'
  const seen = thread.length
  return (
    <Panel id="repondre" title="Répondre">
      <Form method="post" className="admin-form stack" noValidate>
        <input type="hidden" name="vues" value={seen} />
        <CannedChoice canned={message.canned} />
        <Field id="message-reponse" label="Votre réponse" error={answer?.textProblem}>
          <Textarea
            key={`${seen} ${answer?.attempt}`}
            name="reponse"
            rows={9}
            maxLength={longestMessage}
            defaultValue={answer?.typed ?? kept?.reponse}
          />
        </Field>
        {answer?.missing?.length ? (
          <Note tone="warning">
            Rien n’est connu pour {answer.missing.map((place) => `{${place}}`).join(', ')}&nbsp;: complétez
            avant d’envoyer.
          </Note>
        ) : null}
        {isOutbox ? (
          <Note tone="warning">
            Aucun serveur d’envoi n’est réglé&nbsp;: la réponse restera dans les envois, à vous de la
            transmettre.
          </Note>
        ) : null}
        <p className="small muted">
          L’e-mail part à {email}, objet «&#8239;{mailSubject}&#8239;», signé de votre nom, avec son message
          en dessous. S’il répond, ce sera dans la boîte du club&nbsp;: {clubEmail}.
        </p>
        <Button type="submit" name="acte" value="repondre" icon="mail" busy={isSending}>
          Envoyer la réponse
        </Button>
      </Form>
    </Panel>
  )
}

function CannedChoice({ canned }: Pick<MessageView, 'canned'>) {
  const room = href('/admin/messages/reponses')
  if (canned.length === 0)
    return (
      <p className="small muted">
        Vous répondez souvent la même chose&#8239;?{' '}
        <TextLink to={room}>Écrivez une réponse toute prête</TextLink>.
      </p>
    )
  return (
    <div className="message-canned">
      <Field id="message-modele" label="Réponse toute prête" optional>
        <Select name="modele" defaultValue="">
          <option value="">Choisir</option>
          {canned.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" look="line" name="acte" value="inserer">
        Insérer
      </Button>
    </div>
  )
}
