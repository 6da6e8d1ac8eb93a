import { Note } from '#app/ui/kit/note.tsx'
import type { TextFacts } from './text-acts.tsx'

/** Where a text stands, when it is not simply the one on the site. */
export function TextState({ text }: { text: TextFacts }) {
  const sentences = sentencesOf(text)
  if (sentences.length === 0) return null
  return (
    <Note>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  )
}

function sentencesOf(text: TextFacts): string[] {
  const { hasDraft, isShown, isArchived, isHidden, publishAt, withdrawAt, stuck } = text
  const draft = isShown
    ? 'Ceci est un brouillon\u00a0: le site montre encore le texte publié.'
    : 'Ceci est un brouillon\u00a0: il n’est pas sur le site.'
  const off = isArchived ? 'Ce texte est archivé.' : 'Ce texte est masqué.'
  return [
    ...(hasDraft ? [draft] : []),
    ...(isHidden && !hasDraft ? [`${off} Le publier le remet sur le site.`] : []),
    ...(publishAt ? [`Il sera publié tout seul le ${publishAt}.`] : []),
    ...(withdrawAt ? [`Il quittera le site tout seul le ${withdrawAt}.`] : []),
    ...(stuck
      ? [`Ce qui était prévu n’a pas eu lieu\u00a0: ${stuck}. Relisez, puis prévoyez de nouveau.`]
      : []),
  ]
}
