/** Said instead of an answer that never came. */
export type CutOff = { attempt: string; isCutOff: true }

export function isCutOff(answer: object): answer is CutOff {
  return 'isCutOff' in answer
}
