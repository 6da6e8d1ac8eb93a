import { data } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { pathNotFound } from '#app/http/page-not-found.ts'
import type { Route } from './+types/unknown-path.ts'

// No route matches: a plain 404, said in English as specified, under the page's French sentence.
export function loader({ request, context }: Route.LoaderArgs): never {
  const { unknownPage } = context.get(requestContext)
  throw unknownPage ? data(null, { status: 404, statusText: unknownPage }) : pathNotFound(request)
}

export const action = loader

export default function UnknownPath() {
  return null
}
