export function isConnectionCut(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|(?:body|input) stream/i.test(error.message)
}
