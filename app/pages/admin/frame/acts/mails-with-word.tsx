import { useState } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { MailsToCome, type MailToCome } from './mails-to-come.tsx'

type MailsWithWordProps = {
  id: string
  mails: readonly MailToCome[]
  typed: string | undefined
}

/** The emails that an act will send, and the word a coach adds (`mot`): read in its place as it is typed, without a script by « Relire ». */
export function MailsWithWord({ id, mails, typed = '' }: MailsWithWordProps) {
  const [word, setWord] = useState(typed)
  const isLive = useIsLive()
  if (mails.length === 0) return null
  return (
    <>
      <Field id={`${id}-mot`} label="Un mot en plus" hint="Il est dans l’e-mail, tel quel." optional>
        <Textarea
          name="mot"
          rows={2}
          maxLength={600}
          value={word}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </Field>
      <MailsToCome mails={mails} word={word} />
      {isLive ? null : (
        <Button type="submit" name="relire" value="oui" look="line" size="small">
          Relire l’e-mail avec ce mot
        </Button>
      )}
    </>
  )
}
