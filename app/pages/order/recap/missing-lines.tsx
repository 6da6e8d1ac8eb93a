import { Note } from '#app/ui/kit/note.tsx'

/** Lines of the cart that this order leaves out, and why. */
export function MissingLines({ missing }: { missing: readonly { label: string; text: string }[] }) {
  if (missing.length === 0) return null
  return (
    <Note tone="warning" className="order-missing">
      <ul>
        {missing.map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b>&nbsp;: {text}
          </li>
        ))}
      </ul>
    </Note>
  )
}
