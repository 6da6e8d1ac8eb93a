/** Whether a request got no answer. Each browser has its words for it; they are the only sign. */
export function isConnectionCut(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|(?:body|input) stream/i.test(error.message)
}
