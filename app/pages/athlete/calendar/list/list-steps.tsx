import { Icon } from '#app/ui/kit/icon.tsx'

export type ListStep = { readonly label: string; readonly to: string; readonly isBack?: true }

/** Where a list goes on: its other pages, the rest of the month, the months beside it. */
export function ListSteps({
  steps,
  page,
  pages,
}: {
  steps: readonly ListStep[]
  page: number
  pages: number
}) {
  if (steps.length === 0) return null
  return (
    <nav className="calendar-steps" aria-label="Suite de la liste">
      {pages > 1 ? (
        <p className="muted">
          Page {page} sur {pages}
        </p>
      ) : null}
      {steps.map(({ label, to, isBack = false }) => (
        <a key={to} href={to} className="button button-line button-small">
          {isBack ? <Icon name="chevron-left" size={18} /> : null}
          {label}
          {isBack ? null : <Icon name="chevron-right" size={18} />}
        </a>
      ))}
    </nav>
  )
}
