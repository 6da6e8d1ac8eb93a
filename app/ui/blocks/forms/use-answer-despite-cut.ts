import { useState } from 'react'

/** Said instead of an answer that never came. */
export type CutOff = { attempt: string; isCutOff: true }

export function useAnswerDespiteCut<Answer extends object>(answer: Answer | CutOff | undefined) {
  const cutOff = answer && isCutOff(answer) ? answer : undefined
  const came = answer && !isCutOff(answer) ? answer : undefined
  const [kept, setKept] = useState(came)
  if (!cutOff && kept !== came) setKept(came)
  return { answer: cutOff ? kept : came, cutOff }
}

function isCutOff(answer: object): answer is CutOff {
  return 'isCutOff' in answer
}
