import { flashCookie } from '../../middleware/flash-cookie.server.ts'

export function filedDeclarationCookie(path: '/renoncer' | '/resilier') {
  return flashCookie('declaration', path)
}
