import { pageNotFound } from '#app/http/page-not-found.ts'

/** Of an address that forms are sent to and nobody opens. */
export function loader({ request }: { request: Request }): never {
  throw pageNotFound(request)
}
