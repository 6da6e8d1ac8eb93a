import { Form, useNavigation } from 'react-router'
import { longestAlt, longestCaption, type StoredPhoto } from '#app/domain/photos/photo.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { ImageAttributes } from '@allure/content-engine/images'
import { Panel } from '../frame/panel.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import { FocusPoint } from './focus-point.tsx'
import type { WordsAnswer } from './photo.server.ts'

type WordsProps = {
  photo: Pick<StoredPhoto, 'alt' | 'caption' | 'credit' | 'focus'>
  seen: string
  image: ImageAttributes | undefined
  answer: WordsAnswer | undefined
}

/** What is said of a photo everywhere, and what stays in sight where it is cut. */
export function Words({ photo: { alt, caption, credit, focus }, seen, image, answer }: WordsProps) {
  const kept = useKeptForm()
  const typed: Partial<Record<string, string>> = answer?.values ?? kept ?? {}
  const isSending = useNavigation().state === 'submitting'
  const start = { x: typed.photoFocusX ?? String(focus.x), y: typed.photoFocusY ?? String(focus.y) }
  return (
    <Panel id="photo-mots" title="Ce qu’elle dit, ce qu’elle montre">
      <Form method="post" className="admin-form stack" noValidate>
        {answer?.theirs ? <ChangedMeanwhile key={answer.attempt} theirs={answer.theirs} /> : null}
        <FieldProblems answer={answer} prefix="mots" />
        <input type="hidden" name="vu" value={answer?.seen ?? kept?.vu ?? seen} />
        <FocusPoint
          key={`${answer?.attempt} ${seen}`}
          image={image}
          start={start}
          errorOf={(name) => messageFor(answer, name)}
        />
        <Field
          id="mots-photoAlt"
          label="Ce que l’on voit"
          hint="Lu à voix haute à qui ne voit pas la photo."
          error={messageFor(answer, 'photoAlt')}
        >
          <TextInput name="photoAlt" defaultValue={typed.photoAlt ?? alt} maxLength={longestAlt} />
        </Field>
        <Field
          id="mots-photoCaption"
          label="Légende"
          hint="Proposée quand la photo entre dans un texte."
          error={messageFor(answer, 'photoCaption')}
          optional
        >
          <TextInput
            name="photoCaption"
            defaultValue={typed.photoCaption ?? caption ?? ''}
            maxLength={longestCaption}
          />
        </Field>
        <Field id="mots-photoCredit" label="Crédit" error={messageFor(answer, 'photoCredit')} optional>
          <TextInput name="photoCredit" defaultValue={typed.photoCredit ?? credit ?? ''} maxLength={100} />
        </Field>
        <Button type="submit" name="acte" value="mots" busy={isSending}>
          Enregistrer
        </Button>
      </Form>
    </Panel>
  )
}

function ChangedMeanwhile({ theirs }: { theirs: NonNullable<WordsAnswer['theirs']> }) {
  const { alt, caption, focus } = theirs
  return (
    <ProblemNote>
      Quelqu’un du club a changé cette photo entre-temps&nbsp;: «&#8239;{alt}&#8239;»,{' '}
      {caption ? `légende «\u202F${caption}\u202F», ` : null}
      {focus.x}&nbsp;% depuis la gauche, {focus.y}&nbsp;% depuis le haut. Rien n’est encore enregistré de ce
      que vous avez écrit&nbsp;: relisez, puis enregistrez.
    </ProblemNote>
  )
}
