import { Form, href, useNavigation } from 'react-router'
import { longestMessage } from '#app/domain/messages/rules.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { Textarea } from '#app/ui/kit/textarea.tsx'
import { FormProblems } from './form-problems.tsx'
import type { Prefilled } from './read-parameters.server.ts'
import type { ContactAnswer } from './receive-message.server.ts'
import { RobotTraps } from './robot-traps.tsx'
import { SubjectChoice } from './subject-choice.tsx'

type ContactFormProps = { prefilled: Prefilled; answer: ContactAnswer | undefined }

export function ContactForm({ prefilled, answer }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values ?? { ...prefilled, name: '', phone: '', message: '' }
  const errorOf = (name: string) => answer?.problems.find(({ field }) => field === name)?.message
  return (
    <Card as="section" aria-labelledby="contact-form-title">
      <Form method="post" action={href('/contact')} className="form-body" noValidate>
        <h2 className="d4" id="contact-form-title">
          Votre message
        </h2>
        <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
        {answer ? <FormProblems key={answer.attempt} answer={answer} /> : null}
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
        <RobotTraps isConfirmed={answer?.obstacle === 'confirm'} />
        <p className="form-notice">
          Vos coordonnées servent à vous répondre, rien d’autre. Elles sont gardées trois ans après notre
          dernier échange. <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            Envoyer le message
          </Button>
        </div>
      </Form>
    </Card>
  )
}
