import { data } from 'react-router'

type Thrown = ReturnType<typeof data<string>>

export const thingUnknown = 'Page Not Found'
export const pathUnknown = 'Page not found'

/** What is thrown where an address has a route but names nothing. */
export function pageNotFound(request: Request): Thrown {
  return notFound(thingUnknown, request)
}

/** What is thrown where no route has the address. */
export function pathNotFound(request: Request): Thrown {
  return notFound(pathUnknown, request)
}

// The page says the sentence and the address that was asked for, wherever it was rendered.
function notFound(sentence: string, request: Request): Thrown {
  return data(`${sentence}: ${new URL(request.url).pathname}`, { status: 404, statusText: sentence })
}
