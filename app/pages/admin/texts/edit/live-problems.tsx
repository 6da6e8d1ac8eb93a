import type { TextAnswer } from './edit-text.server.ts'

type LiveProblemsProps = { problems: TextAnswer['problems']; bodyId: string }

/** What is wrong with the text as it is being typed, each line a press away. */
export function LiveProblems({ problems, bodyId }: LiveProblemsProps) {
  return (
    <ul className="text-live-problems" aria-live="polite" aria-label="À corriger">
      {problems.map(({ field, line, message }) => (
        <li key={`${field} ${line} ${message}`}>
          <button type="button" className="link tap" onClick={() => leadTo(bodyId, field, line)}>
            {line === undefined ? message : `Ligne ${line}\u00a0: ${message}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

function leadTo(bodyId: string, field: string | undefined, line: number | undefined): void {
  const control = document.getElementById(line === undefined ? `v.${field}` : bodyId)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  if (!(control instanceof HTMLTextAreaElement) || line === undefined) return
  const lines = control.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  control.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  control.scrollTop = (control.scrollHeight / lines.length) * Math.max(0, line - 4)
}
