import type { CSSProperties, ReactNode } from 'react'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { phaseWidths } from './phase-widths.ts'

type SeasonProps = {
  texts: {
    title: string
    lead: string
    phases: readonly { name: string; weeks: string; text: string; length?: number | undefined }[]
  }
  /** The chart of the season. */
  children: ReactNode
  /** Its figures, for those who want them. */
  figures?: ReactNode
}

/** A preparation from its first week to its last: the chart, then its phases in words. */
export function Season({ texts, children, figures }: SeasonProps) {
  return (
    <section className="band" id="saison">
      <div className="wrap section">
        <SectionHead title={texts.title} lead={texts.lead} />
        {children}
        <ol className="phases" style={columnsOf(texts.phases.map(({ length }) => length))}>
          {texts.phases.map(({ name, weeks, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <span>{weeks}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {figures}
      </div>
    </section>
  )
}

/** Each phase stands under its part of the chart. */
function columnsOf(lengths: readonly (number | undefined)[]): CSSProperties | undefined {
  const widths = phaseWidths(lengths)
  if (!widths) return undefined
  return { '--columns': widths.map((width) => `${width}fr`).join(' ') } as CSSProperties
}
