import { isRouteErrorResponse } from 'react-router'

/** Whether no answer came, or the server says that it can keep nothing for the moment. */
export function isConnectionCut(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 503 && error.data instanceof Object
  return error instanceof TypeError && /fetch|network|load failed|(?:body|input) stream/i.test(error.message)
}
