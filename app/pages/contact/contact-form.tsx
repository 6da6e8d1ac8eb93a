import { Form, href, useNavigation } from 'react-router'
import { longestMessage, messageSubjects, subjectNames } from '#app/domain/messages/rules.ts'
import type { CutOff } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { FieldGroup, Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Prefilled } from './read-parameters.server.ts'
import type { ContactAnswer } from './receive-message.server.ts'
import { RobotTraps } from './robot-traps.tsx'

type ContactFormProps = {
  prefilled: Prefilled
  answer: ContactAnswer | undefined
  cutOff: CutOff | undefined
}

export function ContactForm({ prefilled, answer, cutOff }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values ?? { ...prefilled, name: '', phone: '', message: '' }
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <Card as="section" aria-labelledby="contact-form-title">
      <Form method="post" action={href('/contact')} className="form-body" noValidate>
        <h2 className="d4" id="contact-form-title">
          Votre message
        </h2>
        <UnreachedNote />
        <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
        {cutOff ? (
          <ProblemNote key={cutOff.attempt}>{whileSending}</ProblemNote>
        ) : answer ? (
          <FormProblems key={answer.attempt} answer={answer} />
        ) : null}
        <SubjectChoice chosen={values.subject} error={errorOf('subject')} />
        {values.concerns ? (
          <p className="contact-concerns">
            À propos de&nbsp;: <b>{values.concerns}</b>
            <input type="hidden" name="concerns" value={values.concerns} />
          </p>
        ) : null}
        <div className="form-row">
          <Field id="contact-name" label="Prénom et nom" error={errorOf('name')}>
            <TextInput name="name" autoComplete="name" defaultValue={values.name} required />
          </Field>
          <Field id="contact-email" label="Adresse e-mail" error={errorOf('email')}>
            <TextInput name="email" type="email" autoComplete="email" defaultValue={values.email} required />
          </Field>
        </div>
        <Field
          id="contact-phone"
          className="form-half"
          label="Téléphone"
          hint="Seulement si vous préférez qu’on vous appelle pour vous répondre."
          error={errorOf('phone')}
          optional
        >
          <TextInput name="phone" type="tel" inputMode="tel" autoComplete="tel" defaultValue={values.phone} />
        </Field>
        <Field id="contact-message" label="Message" error={errorOf('message')}>
          <Textarea
            name="message"
            rows={6}
            maxLength={longestMessage}
            placeholder="Votre objectif, votre rythme actuel, la question qui vous retient."
            defaultValue={values.message}
            required
          />
        </Field>
        <RobotTraps isConfirmed={answer?.problem === 'confirm'} />
        <p className="form-notice muted smaller">
          Vos coordonnées servent à vous répondre, rien d’autre. Elles sont gardées trois ans après notre
          dernier échange. <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send cluster row">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            Envoyer le message
          </Button>
        </div>
      </Form>
    </Card>
  )
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
          <ChoicePill key={name} name="subject" value={name} defaultChecked={name === chosen} required>
            {messageSubjects[name]}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}
