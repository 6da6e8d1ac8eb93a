import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import { Ordinals } from '../ordinals.tsx'

type KeyValueListProps = {
  items: { term: string; value: ReactNode; icon?: IconName }[]
  wide?: boolean
  className?: string
}

export function KeyValueList({ items, wide, className }: KeyValueListProps) {
  return (
    <dl className={joinClasses('key-values', wide && 'key-values-wide', className)}>
      {items.map(({ term, value, icon }) => (
        <div key={term} className="spread">
          <dt className="muted">
            {icon && <Icon name={icon} size={18} />}
            {term}
          </dt>
          <dd>{typeof value === 'string' ? <Ordinals>{value}</Ordinals> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
