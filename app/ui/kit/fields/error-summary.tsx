import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../icon.tsx'

type ErrorSummaryProps = {
  title: string
  errors: { fieldId: string; message: string }[]
  focusOnMount?: boolean
}

export function ErrorSummary({ title, errors, focusOnMount = true }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOnMount) summary.current?.focus()
  }, [focusOnMount])

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary} autoFocus={focusOnMount}>
      <Icon name="circle-alert" size={22} />
      <div>
        <b>{title}</b>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className="tap tap-dense" href={`#${fieldId}`} onClick={(event) => leadTo(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The router takes the address of a field for another page: the answer, with all that is wrong, would be gone. */
function leadTo(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
