import { useState } from 'react'

/**
 * A form that came back stays until the page is read anew. The router forgets it as soon as a link of the page is
 * followed, such as the one that leads from a mistake to its field.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined, page: object): Answer | undefined {
  const [kept, setKept] = useState({ answer, page })
  const isNew = (answer !== undefined && answer !== kept.answer) || page !== kept.page
  if (isNew) setKept({ answer, page })
  return isNew ? answer : kept.answer
}
