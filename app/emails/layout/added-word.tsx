import { MailParagraph } from './mail-paragraph.tsx'

/** What a coach added to the email of an act, in their own words, a paragraph a line. */
export function AddedWord({ word }: { word: string | number | undefined }) {
  const lines = String(word ?? '').split(/\n+/)
  return lines.map((line, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- lines may be the same
    line === '' ? null : <MailParagraph key={index}>{line}</MailParagraph>,
  )
}
