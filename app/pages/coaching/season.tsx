import type { ReactNode } from 'react'
import { SectionHead } from '../../ui/blocks/section-head/section-head.tsx'

type SeasonProps = {
  texts: { title: string; lead: string; phases: readonly { name: string; weeks: string; text: string }[] }
  /** The chart of the season. */
  children: ReactNode
}

/** A preparation from its first week to its last: the chart, then its phases in words. */
export function Season({ texts, children }: SeasonProps) {
  return (
    <section className="band">
      <div className="wrap section">
        <SectionHead title={texts.title} lead={texts.lead} />
        {children}
        <ol className="phases">
          {texts.phases.map(({ name, weeks, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <span>{weeks}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
