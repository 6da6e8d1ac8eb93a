import { Form, useNavigation } from 'react-router'
import { testimonialDisciplines, testimonialScopes } from '#app/domain/testimonials/rules.ts'
import { longestTestimonial, type TestimonialField } from '#app/domain/testimonials/schema.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { TestimonialAnswer } from './testimonial.server.ts'

type TestimonialFormProps = {
  start: Record<TestimonialField, string>
  today: string
  isWritten: boolean
  answer: TestimonialAnswer | undefined
}

/** What its author tells, how they are named, and what they agree to. */
export function TestimonialForm({ start, today, isWritten, answer }: TestimonialFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const typed = answer?.values ?? start
  const field = (name: TestimonialField) => ({ id: `avis-${name}`, error: messageFor(answer, name) })
  const control = (name: TestimonialField) => ({ name, defaultValue: typed[name] ?? '' })
  return (
    <Form method="post" className="stack" noValidate>
      <FieldProblems answer={answer} prefix="avis" />
      {answer?.problem ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
      <Field {...field('discipline')} label="De quoi parlez-vous&#8239;?">
        <Select {...control('discipline')}>
          <option value="">Choisir</option>
          {testimonialDisciplines.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field {...field('title')} label="Titre" hint="Comme «&#8239;Mon premier 10&nbsp;km&#8239;».">
        <TextInput {...control('title')} maxLength={80} />
      </Field>
      <Field {...field('text')} label="Ce que vous avez vécu" hint="Avec vos mots. Personne ne les réécrit.">
        <Textarea {...control('text')} rows={8} maxLength={longestTestimonial} />
      </Field>
      <Field
        {...field('livedOn')}
        label="Quand"
        hint="Le jour de la course, la fin du stage&nbsp;: il est publié."
      >
        <TextInput {...control('livedOn')} type="date" max={today} />
      </Field>
      <div className="form-row testimonial-name">
        <Field {...field('firstName')} label="Prénom montré">
          <TextInput {...control('firstName')} autoComplete="given-name" maxLength={60} />
        </Field>
        <Field {...field('initial')} label="Initiale du nom" optional>
          <TextInput {...control('initial')} maxLength={1} />
        </Field>
      </div>
      <Field {...field('scope')} label="Où il peut paraître">
        <Select {...control('scope')}>
          {Object.entries(testimonialScopes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        {...field('agrees')}
        name="agrees"
        value="oui"
        defaultChecked={typed.agrees === 'oui'}
        label="J’accepte que ce texte paraisse sous ce nom, là où je l’ai choisi."
        hint="Cet accord est daté. Vous le reprenez quand vous voulez, par ce même lien."
      />
      <Button type="submit" size="large" busy={isSending}>
        {isWritten ? 'Envoyer de nouveau' : 'Envoyer au club'}
      </Button>
    </Form>
  )
}
