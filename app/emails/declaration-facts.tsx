import type { FiledDeclaration } from '#app/domain/declarations/rules.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstantToTheSecond } from '#app/domain/shared/dates/french-instants.ts'
import { MailFacts } from './layout/mail-facts.tsx'

export function DeclarationFacts({ declaration }: { declaration: FiledDeclaration }) {
  const { kind, wishedEndOn } = declaration
  const endsOn = wishedEndOn ? formatDay(wishedEndOn) : 'au plus tôt'
  return (
    <MailFacts
      facts={[
        { term: 'Référence', value: declaration.reference },
        { term: 'Reçue le', value: `${formatInstantToTheSecond(declaration.declaredAt)} (heure de Paris)` },
        { term: 'Prénom', value: declaration.firstName },
        { term: 'Nom', value: declaration.lastName },
        { term: 'E-mail', value: declaration.email },
        { term: 'Contrat', value: declaration.contract },
        { term: 'Fin souhaitée', value: kind === 'cancellation' ? endsOn : undefined },
        { term: 'Motif légitime', value: declaration.legitimateReason },
        { term: 'Commentaire', value: declaration.comment },
      ]}
    />
  )
}
