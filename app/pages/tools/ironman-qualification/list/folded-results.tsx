import { useEffect, useRef } from 'react'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { Button } from '#app/ui/kit/button.tsx'
import type { ResultsText } from './use-results-text.ts'

/** In the place of a list too long to lay out at once: how long it is, and the way to its text. */
export function FoldedResults({ results: { text, field, unfold, empty } }: { results: ResultsText }) {
  const opener = useRef<HTMLButtonElement>(null)

  // The field that was pasted into has just left: whoever was in it goes on from here.
  useEffect(() => {
    const typedIn = field.current
    takeLostFocus(opener.current)
    return () => takeLostFocus(typedIn)
  }, [field])

  const lines = text.trim().split('\n').length
  return (
    <div className="folded-results">
      <p>{`${writeNumber(lines, 0)} lignes dans la liste.`}</p>
      <Button ref={opener} look="line" size="small" onClick={unfold}>
        Voir et modifier la liste
      </Button>
      <Button look="ghost" size="small" icon="trash-2" onClick={empty}>
        Vider la liste
      </Button>
    </div>
  )
}

function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
