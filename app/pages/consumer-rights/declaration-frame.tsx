import type { ReactNode } from 'react'
import { DeclarationSteps } from './declaration-steps.tsx'
import { FocusedTitle } from '../../ui/blocks/forms/focused-title.tsx'
import { ProgressLines } from './progress-lines.tsx'

/** 1: declare, 2: confirm, 3: filed. */
export type DeclarationStep = 1 | 2 | 3

type DeclarationFrameProps = {
  title: string
  lead: string
  step: DeclarationStep
  /** The page answers a form: its title is where reading starts again. */
  isAnswer: boolean
  aside: ReactNode
  children: ReactNode
}

/** The same page around each step: where one is, what is asked, what will happen. */
export function DeclarationFrame({ title, lead, step, isAnswer, aside, children }: DeclarationFrameProps) {
  return (
    <div className="wrap declaration">
      <header className="declaration-head">
        <div>
          {isAnswer ? <FocusedTitle key={step}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
          <p className="lead">{lead}</p>
        </div>
        {step < 3 ? <DeclarationSteps step={step} /> : null}
      </header>
      <ProgressLines step={step} />
      <div className="form-and-aside">
        {children}
        <aside aria-label="Ce qui se passera">{aside}</aside>
      </div>
    </div>
  )
}
