import { readEdits } from '#app/domain/content-edits/store.server.ts'
import type { ContentSite } from './content-site.ts'

export async function checkEdits(
  { services, refused }: ContentSite,
  { say }: { say: (line: string) => void },
): Promise<boolean> {
  const { length } = await readEdits(services.database)
  for (const problem of refused) say(problem)
  say(
    refused.length === 0
      ? `Contenu : rien à signaler (textes modifiés en ligne : ${length}).`
      : `Contenu : ${refused.length} problème(s) dans les textes modifiés en ligne ; les fichiers sont affichés à leur place.`,
  )
  return refused.length === 0
}
