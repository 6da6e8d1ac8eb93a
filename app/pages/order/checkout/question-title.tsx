import type { ReactNode } from 'react'

type QuestionTitleProps = { id: string; number: number; children: ReactNode }

export function QuestionTitle({ id, number, children }: QuestionTitleProps) {
  return (
    <h2 className="d4 order-question" id={id} tabIndex={-1}>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <span>{children}</span>
    </h2>
  )
}
