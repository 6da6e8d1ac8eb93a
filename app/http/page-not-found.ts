import { data } from 'react-router'

export function pageNotFound(request: Request): ReturnType<typeof data<string>> {
  return data(`Page Not Found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: 'Page Not Found',
  })
}
