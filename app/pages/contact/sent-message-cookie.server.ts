import { flashCookie } from '../../middleware/flash-cookie.server.ts'

export const sentMessageCookie = flashCookie('message_envoye')
