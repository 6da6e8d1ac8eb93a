import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'

/** Says that it was saved. Its place is always there, so that screen readers hear what comes into it. */
export function DoneLine({ words }: { words: string | undefined }) {
  const line = useRef<HTMLOutputElement>(null)
  // What was pressed may stand a screen away from it on a phone, or behind it.
  useEffect(() => {
    if (words === undefined) return
    line.current?.scrollIntoView({ block: 'nearest' })
    line.current?.form?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [words])
  return (
    <output className="race-done" ref={line}>
      {words === undefined ? null : (
        <>
          <Icon name="circle-check" size={20} />
          {words}
        </>
      )}
    </output>
  )
}
