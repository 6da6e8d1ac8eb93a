import { Form, href, useNavigation } from 'react-router'
import { longestMessage, messageSubjects, subjectNames } from '#app/domain/messages/rules.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { RobotTraps } from '#app/ui/blocks/forms/robot-traps.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { FieldGroup, Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { FormHead, formTitleId, LeadNoted } from './form-heads.tsx'
import type { Prefilled } from './read-parameters.server.ts'
import type { ContactAnswer } from './receive-message.server.ts'

type ContactFormProps = {
  prefilled: Prefilled
  /** The address that was just left: what is written here is added to it. */
  leadEmail: string | undefined
  answer: ContactAnswer | undefined
  cutOff: CutOff | undefined
}

export function ContactForm({ prefilled, leadEmail, answer, cutOff }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values ?? { ...prefilled, name: '', phone: '', message: '', fromPage: '' }
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <Card as="section" aria-labelledby={formTitleId}>
      <Form method="post" action={contactAddress(leadEmail)} className="form-body" noValidate>
        {leadEmail ? <LeadNoted email={leadEmail} /> : <FormHead isFilledIn={values.email !== ''} />}
        {cutOff ? (
          <ProblemNote key={cutOff.attempt}>{whileSending}</ProblemNote>
        ) : answer ? (
          <FormProblems key={answer.attempt} answer={answer} />
        ) : null}
        {leadEmail ? (
          <input type="hidden" name="email" value={leadEmail} />
        ) : (
          <Field id="contact-email" label="Adresse e-mail" error={errorOf('email')}>
            <TextInput name="email" type="email" autoComplete="email" defaultValue={values.email} required />
          </Field>
        )}
        <SubjectChoice chosen={values.subject} error={errorOf('subject')} />
        {values.concerns ? (
          <p className="contact-concerns">
            À propos de&nbsp;: <b>{values.concerns}</b>
            <input type="hidden" name="concerns" value={values.concerns} />
          </p>
        ) : null}
        <div className="form-row">
          <Field id="contact-name" label="Prénom et nom" error={errorOf('name')}>
            <TextInput name="name" autoComplete="name" defaultValue={values.name} />
          </Field>
          <Field
            id="contact-phone"
            label="Téléphone"
            hint="Seulement si vous préférez qu’on vous appelle."
            error={errorOf('phone')}
          >
            <TextInput
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={values.phone}
            />
          </Field>
        </div>
        <Field id="contact-message" label="Message" error={errorOf('message')}>
          <Textarea
            name="message"
            rows={6}
            maxLength={longestMessage}
            placeholder="Votre objectif, votre rythme actuel, la question qui vous retient."
            defaultValue={values.message}
          />
        </Field>
        <RobotTraps isConfirmed={answer?.problem === 'confirm'} />
        <p className="form-notice muted smaller">
          Vos coordonnées servent à vous répondre, rien d’autre. Elles sont gardées trois ans après notre
          dernier échange. <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send cluster row">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            {leadEmail ? 'Ajouter ce mot' : 'Envoyer le message'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function contactAddress(leadEmail: string | undefined): string {
  return leadEmail ? `${href('/contact')}?${new URLSearchParams({ email: leadEmail })}` : href('/contact')
}

const whileSending =
  'La connexion s’est interrompue, nous ne savons pas si votre message est arrivé. Envoyez-le de nouveau dès qu’elle est revenue\u00a0: arrivé deux fois, il n’en fait qu’un.'

const problemWords = {
  confirm:
    'Votre envoi est arrivé si vite qu’il ressemble à celui d’un robot. Relisez-le, puis envoyez-le de nouveau\u00a0: rien n’est perdu.',
  later:
    'Beaucoup de messages en peu de temps. Patientez quelques minutes, puis envoyez de nouveau\u00a0: votre texte reste ici. C’est urgent\u202f? Appelez-nous.',
}

function FormProblems({ answer }: { answer: ContactAnswer }) {
  if (answer.problem) return <ProblemNote>{problemWords[answer.problem]}</ProblemNote>
  return <FieldProblems answer={answer} prefix="contact" />
}

function SubjectChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup id="contact-subject" legend="Sujet" error={error}>
      <ChoicePills>
        {subjectNames.map((name) => (
          <ChoicePill key={name} name="subject" value={name} defaultChecked={name === chosen}>
            {messageSubjects[name]}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}
