import { Form, useNavigation } from 'react-router'
import { statementOf, type Declaration } from '#app/domain/declarations/rules.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { DoneMark } from '#app/ui/blocks/forms/sent-card.tsx'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import type { DeclarationAnswer } from './declaration-answer.ts'
import { declarationWords } from './declaration-words.tsx'
import type { FiledReceipt } from './receive-declaration.server.ts'

type DeclarationRecapProps = { declaration: Declaration; answer: DeclarationAnswer }

export function DeclarationRecap({ declaration, answer }: DeclarationRecapProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Card as="section" className="declaration-card" aria-labelledby="declaration-title">
      <h2 className="d4" id="declaration-title">
        Votre déclaration
      </h2>
      <blockquote>{statementOf(declaration)}</blockquote>
      <KeyValueList items={factsOf(declaration)} />
      <Form method="post" className="declaration-confirm stack">
        {Object.entries(answer.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {answer.mustWait ? (
          <ProblemNote>
            Beaucoup de déclarations en peu de temps. Patientez quelques minutes, puis confirmez de
            nouveau&nbsp;: rien n’est perdu. Vous pouvez aussi nous écrire par e-mail, la date compte tout
            autant.
          </ProblemNote>
        ) : null}
        <Button type="submit" name="step" value="confirm" size="large" block busy={isBusy}>
          {declarationWords[declaration.kind].confirm}
        </Button>
        <Button type="submit" name="step" value="modify" look="line" size="large" block>
          Modifier ma déclaration
        </Button>
      </Form>
    </Card>
  )
}

function factsOf({ kind, ...declaration }: Declaration) {
  const { wishedEndOn, legitimateReason, comment } = declaration
  const endsOn = wishedEndOn ? formatDay(wishedEndOn) : 'au plus tôt'
  return [
    { term: 'Déclarant', value: `${declaration.firstName} ${declaration.lastName}` },
    { term: 'Commande ou contrat', value: declaration.contract },
    { term: 'Fin souhaitée', value: kind === 'cancellation' ? endsOn : undefined },
    { term: 'Motif légitime', value: legitimateReason },
    { term: 'Commentaire', value: comment },
    { term: 'Accusé de réception à', value: declaration.email },
  ].filter(({ value }) => value !== undefined)
}

export function DeclarationFiled({ filed: { details } }: { filed: FiledReceipt }) {
  return (
    <Card as="section" className="declaration-card" aria-labelledby="receipt-title">
      <DoneMark />
      <h2 className="d4" id="receipt-title">
        Accusé de réception
      </h2>
      {details ? (
        <>
          <KeyValueList
            items={[
              { term: 'Reçue le', value: `${details.declared} (heure de Paris)` },
              { term: 'Référence', value: details.reference },
              { term: 'Commande ou contrat', value: details.contract },
              ...(details.endsOn ? [{ term: 'Fin souhaitée', value: details.endsOn }] : []),
            ]}
          />
          <p className="muted declaration-footnote smaller">
            La déclaration complète vous a aussi été envoyée à {details.email}.
          </p>
        </>
      ) : (
        <p className="lead">
          Il part à l’adresse que vous avez indiquée, avec votre déclaration complète, sa date, son heure et
          sa référence.
        </p>
      )}
      <PrintButton />
    </Card>
  )
}
