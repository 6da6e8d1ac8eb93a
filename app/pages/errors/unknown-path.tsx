import { data } from 'react-router'
import type { Route } from './+types/unknown-path.ts'

// No route matches: a plain 404, said in English as specified, under the page's French sentence.
export function loader({ request }: Route.LoaderArgs): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404, statusText: 'Not Found' })
}

export const action = loader

export default function UnknownPath() {
  return null
}
