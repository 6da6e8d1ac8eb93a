import { readClub } from '#app/domain/club/store.server.ts'
import { readMailWords } from '#app/domain/mail/store.server.ts'
import type { Site } from './templates.server.tsx'

type Reader = { readonly content: Parameters<typeof readClub>[0]; readonly siteUrl: string }

/** What emails are written with, as it stands now. */
export async function readSite({ content, siteUrl }: Reader): Promise<Site & Required<Pick<Site, 'words'>>> {
  const { facts: club } = await readClub(content)
  return { club, siteUrl, words: await readMailWords(content) }
}
