import type { AdminSite } from './admin-site.ts'
import type { AdminVerb, Say } from './admin-verb.ts'

export const articleUsage = `npm run admin -- articles   montre combien de lecteurs chaque article a aidés ou non, sans noms ; ceux qui aident le moins d’abord
`

export function readArticleVerb(words: string[]): AdminVerb | undefined {
  return words.length === 0 ? sayFeedback : undefined
}

async function sayFeedback({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const counted = await built.countFeedback(services)
  for (const { path, helpful, unhelpful } of counted)
    say([path, `${helpful} oui`, `${unhelpful} non`].join('\t'))
  if (counted.length === 0) say('Aucun avis sur les articles.')
  return counted.length > 0
}
