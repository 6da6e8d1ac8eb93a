import type { ReactNode } from 'react'
import type { CutOff } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

/** 1: declare, 2: confirm, 3: filed. */
type DeclarationStep = 1 | 2 | 3

type DeclarationFrameProps = {
  title: string
  lead: string
  step: DeclarationStep
  isAnswer: boolean
  cutOff?: CutOff | undefined
  aside: ReactNode
  children: ReactNode
}

const whileDeclaring =
  'La connexion s’est interrompue. Continuez quand elle est revenue\u00a0: rien de ce que vous avez écrit n’est perdu.'
const whileConfirming =
  'La connexion s’est interrompue, nous ne savons pas si votre déclaration est arrivée\u00a0: confirmez de nouveau dès que la connexion est revenue. Une déclaration reçue deux fois n’en est qu’une.'

export function DeclarationFrame(props: DeclarationFrameProps) {
  const { title, lead, step, isAnswer, cutOff, aside, children } = props
  return (
    <div className="wrap declaration">
      <header className="declaration-head cluster">
        <div>
          {isAnswer ? <FocusedTitle key={step}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
          <p className="lead">{lead}</p>
        </div>
        {step < 3 ? <DeclarationSteps step={step} /> : null}
      </header>
      <ProgressLines step={step} />
      {cutOff ? (
        <ProblemNote key={cutOff.attempt}>{step === 2 ? whileConfirming : whileDeclaring}</ProblemNote>
      ) : null}
      <div className="form-and-aside">
        {children}
        <aside aria-label="Ce qui se passera">{aside}</aside>
      </div>
    </div>
  )
}

const width = 1312

const reached = { 1: 500, 2: 1010, 3: width }

const lanes = [10, 20, 40, 50, 60]

function ProgressLines({ step }: { step: DeclarationStep }) {
  return (
    <svg
      className="declaration-progress"
      viewBox={`0 0 ${width} 70`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map((y) => (
        <path key={y} className="ln" d={`M0 ${y}H${width}`} />
      ))}
      <path className="ln declaration-ahead" d={`M${reached[step]} 30H${width}`} />
      <path className="ln ln-hi" d={`M0 30H${reached[step]}`} />
    </svg>
  )
}

const names = ['Déclarer', 'Confirmer']

function DeclarationSteps({ step }: { step: DeclarationStep }) {
  return (
    <ol className="declaration-steps" aria-label="Étapes">
      {names.map((name, index) => {
        const isDone = step > index + 1
        return (
          <li
            key={name}
            aria-current={step === index + 1 ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className="num">{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
            {name}
            {isDone ? <span className="vh"> (fait)</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
