import { data } from 'react-router'

/** What a route throws when its address does not validate (a camp that does not exist…): the fatal 404. */
export function pageNotFound(request: Request): ReturnType<typeof data<string>> {
  return data(`Page Not Found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: 'Page Not Found',
  })
}
