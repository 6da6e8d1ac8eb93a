import type { ComeBack } from '#app/http/come-back.ts'
import { ComeBackForm, comeBackSentence, comeBackTitle } from '#app/ui/blocks/forms/come-back-form.tsx'
import { ErrorFrame } from './error-frame.tsx'

/** While the database is away: says so, and holds what was typed until it can be sent. */
export function ComeBackPage({ sendTo, typed }: ComeBack) {
  return (
    <ErrorFrame title={comeBackTitle} sentence={comeBackSentence(typed)}>
      <ComeBackForm sendTo={sendTo} typed={typed} />
    </ErrorFrame>
  )
}
