import type { ReactNode } from 'react'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

export function SentCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card as="section" className="sent-card" aria-labelledby="sent-title">
      <LineArt name="message-sent" className="sent-art" />
      <div className="sent-text">
        <DoneMark />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself */}
        <h2 className="d2" id="sent-title" tabIndex={-1} ref={heading} autoFocus>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}

export function DoneMark() {
  return (
    <p className="done-mark centred" aria-hidden="true">
      <Icon name="check" size={26} />
    </p>
  )
}

/** The title of a step that just came up; it takes the focus, so that the step is announced and seen from its top. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <h1 className="d2" tabIndex={-1} ref={title} autoFocus>
      {children}
    </h1>
  )
}
