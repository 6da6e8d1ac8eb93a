import { flashCookie } from '#app/http/flash-cookie.server.ts'

export const filedDeclarationCookie = flashCookie('declaration')
