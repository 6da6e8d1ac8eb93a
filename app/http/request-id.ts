import { createContext, use } from 'react'

/** The id under which the log knows the request being answered; on the server only. */
export const RequestIdContext = createContext<string | undefined>(undefined)

export const requestIdName = 'request-id'

/** The id of the request that failed: ours on the server; in the browser that of the page, or of its last data request. */
export function useRequestId(): string | undefined {
  const id = use(RequestIdContext)
  return typeof document === 'undefined' ? id : (idOfPage() ?? idOfLastDataRequest())
}

function idOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${requestIdName}"]`)?.content
}

// The application's own requests keep their answers to themselves; their timings carry what the server says of a failure.
function idOfLastDataRequest(): string | undefined {
  const last = performance
    .getEntriesByType('resource')
    .findLast((entry) => new URL(entry.name).pathname.endsWith('.data'))
  if (!(last instanceof PerformanceResourceTiming)) return undefined
  return last.serverTiming.find(({ name }) => name === requestIdName)?.description
}
