import { useState } from 'react'
import { data } from 'react-router'
import { type CutOff, isCutOff } from './cut-off.ts'
import { isConnectionCut } from './is-connection-cut.ts'

/**
 * What the server answers to a form; or, when the connection breaks, what to say on the page as it is: an error page in its
 * place would lose what was typed. No loader is asked again, it could not answer either.
 * @param broken what the page is told, marked with an attempt of its own
 */
export async function whenConnectionBreaks<Answer, Broken>(
  send: () => Promise<Answer>,
  broken: (attempt: string) => Broken,
) {
  try {
    return await send()
  } catch (error) {
    if (!isConnectionCut(error)) throw error
    return data(broken(`cut-${Date.now()}`), { status: 503 })
  }
}

/** The `clientAction` of a page whose forms stay as they are when the connection breaks. */
export function sendOrKeep<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  return whenConnectionBreaks(serverAction, (attempt): CutOff => ({ attempt, isCutOff: true }))
}

export function useAnswerDespiteCut<Answer extends object>(answer: Answer | CutOff | undefined) {
  const cutOff = answer && isCutOff(answer) ? answer : undefined
  const came = answer && !isCutOff(answer) ? answer : undefined
  const [kept, setKept] = useState(came)
  if (!cutOff && kept !== came) setKept(came)
  return { answer: cutOff ? kept : came, cutOff }
}
