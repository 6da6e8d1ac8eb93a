import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'

/** What the form before was answered; that an answer never came is said at the head of the page. */
export function useActAnswer<Answer extends { attempt?: string; problem?: string | undefined }>(
  data: Answer | CutOff | undefined,
) {
  const { answer, cutOff } = useAnswerDespiteCut(data)
  return { answer, problem: cutOff ? undefined : answer?.problem }
}
