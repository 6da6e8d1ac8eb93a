import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'

export { accountsSheet as links } from '#app/ui/blocks/accounts/accounts-sheet.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const headers = visitorHeaders([])
