import { useState, type ReactNode } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TypedField } from '../fields.tsx'
import type { ToolQuery } from '../tool-query.ts'
import type { SwimAnswer } from './swim-pace-answer.ts'
import { isTyped } from './swim-pace-fields.ts'

type MoreFieldsProps = {
  title: string
  isUsed: boolean
  children: ReactNode
}

/** Fields that few people need: folded, unless the address fills them in. */
export function MoreFields({ title, isUsed, children }: MoreFieldsProps) {
  const [isOpen] = useState(isUsed)
  return (
    <details className="swim-more" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="swim-more-fields">{children}</div>
    </details>
  )
}

export function PaceFields({ query, answer }: { query: ToolQuery; answer: SwimAnswer }) {
  const { readings } = answer
  return (
    <div className="calculator-group swim-entry-pace">
      <TypedField
        name="allure"
        label="Allure au 100 m"
        reading={readings.pace}
        hint="Comme 1:43 ou 1′43″"
        className="typed-large"
      />
      <MoreFields
        title="En yards ou en vitesse"
        isUsed={isTyped(query, 'allure-yards') || isTyped(query, 'vitesse')}
      >
        <TypedField name="allure-yards" label="Au 100 yd" reading={readings.yardPace} hint="Comme 1:34" />
        <TypedField name="vitesse" label="Vitesse, m/s" reading={readings.speed} hint="Comme 0,97" />
      </MoreFields>
      {answer.hasUnusedPace && (
        <p className="field-hint">
          {
            'Plusieurs allures sont données\u00a0: la première compte, dans l’ordre 100\u00a0m, 100\u00a0yd, vitesse.'
          }
        </p>
      )}
    </div>
  )
}
