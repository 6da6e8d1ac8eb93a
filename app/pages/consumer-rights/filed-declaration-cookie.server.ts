import { flashCookie } from '../../middleware/flash-cookie.server.ts'

export const filedDeclarationCookie = flashCookie('declaration')
