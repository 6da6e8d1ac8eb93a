import { flashCookie } from '#app/http/flash-cookie.server.ts'

export const sentMessageCookie = flashCookie('message_envoye')
