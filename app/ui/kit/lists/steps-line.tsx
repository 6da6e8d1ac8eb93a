import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

type StepsLineProps = {
  steps: { title: string; text?: ReactNode; done?: boolean }[]
  className?: string
}

export function StepsLine({ steps, className }: StepsLineProps) {
  return (
    <ol className={joinClasses('steps-line', className)}>
      {steps.map(({ title, text, done }) => (
        <li key={title} className={done ? 'steps-line-done' : undefined}>
          <b>{title}</b>
          {done && <span className="vh"> (fait)</span>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
