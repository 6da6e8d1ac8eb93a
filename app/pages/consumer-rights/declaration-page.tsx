import type { ReactNode } from 'react'
import type { LinksFunction } from 'react-router'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { useAnswerDespiteCut, whenConnectionBreaks, type CutOff } from '#app/ui/blocks/forms/connection.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import stylesheet from './consumer-rights.css?url'
import { DeclarationFiled, DeclarationRecap } from './declaration-cards.tsx'
import { DeclarationFrame } from './declaration-frame.tsx'
import { declarationWords } from './declaration-words.tsx'
import type { FiledReceipt } from './declaration.server.ts'
import type { DeclarationAnswer } from './declaration.ts'

export const consumerRightsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function orCutOff<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  return whenConnectionBreaks(serverAction, (attempt): CutOff => ({ attempt, isCutOff: true }))
}

type DeclarationPageProps<Name extends string> = {
  kind: DeclarationKind
  filed: FiledReceipt | undefined
  actionData: DeclarationAnswer<Name> | CutOff | undefined
  renderForm: (answer: DeclarationAnswer<Name> | undefined) => ReactNode
}

/** Declare, check and confirm, acknowledge: the same for a withdrawal and for a cancellation. */
export function DeclarationPage<Name extends string>(props: DeclarationPageProps<Name>) {
  const { kind, filed, actionData, renderForm } = props
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const words = declarationWords[kind]
  const aside = <WhatComesNext kind={kind} isFiled={Boolean(filed)} />
  if (filed)
    return (
      <DeclarationFrame title="C’est enregistré." lead={words.filedLead} step={3} isAnswer aside={aside}>
        <DeclarationFiled filed={filed} />
      </DeclarationFrame>
    )
  if (answer?.declaration)
    return (
      <DeclarationFrame
        title={words.checkTitle}
        lead={words.checkLead}
        step={2}
        isAnswer
        cutOff={cutOff}
        aside={aside}
      >
        <DeclarationRecap
          key={answer.attempt}
          declaration={answer.declaration}
          answer={answer}
          confirmLabel={words.confirm}
        />
      </DeclarationFrame>
    )
  return (
    <DeclarationFrame
      title={words.title}
      lead={words.lead}
      step={1}
      isAnswer={answer?.problems.length === 0}
      cutOff={cutOff}
      aside={aside}
    >
      {renderForm(answer)}
    </DeclarationFrame>
  )
}

function WhatComesNext({ kind, isFiled }: { kind: DeclarationKind; isFiled: boolean }) {
  const { next, elsewhere } = declarationWords[kind]
  const receipt = {
    title: 'Aussitôt',
    text: 'Un accusé de réception daté, à la seconde près, dans votre boîte.',
    done: isFiled,
  }
  return (
    <>
      <h2 className="d4">Ce qui se passera</h2>
      <StepsLine className="aside-steps" steps={[receipt, ...next]} />
      <Note className="declaration-note">{elsewhere}</Note>
    </>
  )
}
