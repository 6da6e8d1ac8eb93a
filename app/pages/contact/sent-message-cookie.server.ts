import { href } from 'react-router'
import { flashCookie } from '../../middleware/flash-cookie.server.ts'

export const sentMessageCookie = flashCookie('message_envoye', href('/contact'))
