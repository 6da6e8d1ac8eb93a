import { createContext, use } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

export const requestIdName = 'request-id'

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
