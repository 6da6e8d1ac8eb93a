import type { TableProps } from '#content-engine/render/block-props.ts'

/** Too wide for the screen, a table scrolls in its own frame, with the keyboard too. */
export function ProseTable({ children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus
    <section className="data-table" aria-label="Tableau" tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
