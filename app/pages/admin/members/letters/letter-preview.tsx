import { minutesFor } from '#app/domain/sendings/rules.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { MailsToCome } from '../../frame/acts/mails-to-come.tsx'
import type { LetterAnswer } from './write.server.ts'

type LetterPreviewProps = { preview: NonNullable<LetterAnswer['preview']>; isSending: boolean }

/** Who would get which email, and the button that sends it. */
export function LetterPreview({ preview: { mail, audience, names, cut }, isSending }: LetterPreviewProps) {
  const people = counted(names.length, 'personne reçoit', 'personnes reçoivent')
  return (
    <Card className="admin-form-card stack" as="section" aria-label="À relire">
      <p>
        <b>
          {audience}&nbsp;: {people} un e-mail.
        </b>
      </p>
      <details className="admin-mail">
        <summary>À qui</summary>
        <pre>{names.join('\n')}</pre>
      </details>
      <MailsToCome mails={[mail]} />
      <Consequences
        lines={[
          'Chaque personne le reçoit une fois, même si elle est dans deux groupes.',
          'Chacune y trouve comment ne plus recevoir ces messages ; les réponses arrivent dans la boîte du club.',
          `Tout part en ${counted(minutesFor(names.length), 'minute', 'minutes')} environ, et se voit dans les envois.`,
          ...(cut > 0
            ? [
                `${counted(cut, 'personne ne veut', 'personnes ne veulent')} plus de ces messages : rien ne part.`,
              ]
            : []),
          ...(audience.startsWith('Qui va') ? ['Qui cache sa réponse à la course ne reçoit rien.'] : []),
        ]}
      />
      <Button type="submit" name="acte" value="envoyer" busy={isSending}>
        {`Envoyer à ${counted(names.length, 'personne', 'personnes')}`}
      </Button>
    </Card>
  )
}
