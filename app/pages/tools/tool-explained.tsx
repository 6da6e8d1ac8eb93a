import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { chaptersOf } from './chapters-of.ts'

/** How the tool counts, chapter by chapter: the heading on one side, its text in columns on the other. */
export function ToolExplained({ html }: { html: string }) {
  return (
    <div className="wrap tool-explained">
      {chaptersOf(html).map(({ heading, body }) => (
        <section className="tool-chapter" key={heading}>
          <Prose html={heading} />
          <Prose html={body} />
        </section>
      ))}
    </div>
  )
}
