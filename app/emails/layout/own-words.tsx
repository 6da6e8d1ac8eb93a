import type { ReactNode } from 'react'
import type { MailWords, Places } from '#app/domain/mail/words/rules.ts'
import { filledPlaces } from '#app/domain/shared/forms/named-places.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { oneLine } from '../orders/parts/inert.ts'
import { MailParagraph } from './mail-paragraph.tsx'
import { TextLines } from './mail-quote.tsx'

type OwnWordsProps = {
  words: MailWords | undefined
  places: Places
  /** Who is greeted; without a name « Bonjour », undefined: nobody. */
  greets: string | undefined
  children: ReactNode
}

/** The body of any email: its greeting, the owner's first words, what the site says, the owner's last words. */
export function WithOwnWords({ words, places, greets, children }: OwnWordsProps) {
  return (
    <>
      {greets === undefined ? null : <Greeting name={greets} />}
      <Words words={words?.opening} places={places} />
      {children}
      <Words words={words?.closing} places={places} />
    </>
  )
}

function Greeting({ name }: { name: string }) {
  if (name === '') return <MailParagraph>Bonjour,</MailParagraph>
  return (
    <MailParagraph>
      Bonjour <bdi>{name}</bdi>,
    </MailParagraph>
  )
}

function Words({ words, places }: { words: string | undefined; places: Places }) {
  if (!words) return null
  return words.split(/\n{2,}/).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its rank
    <MailParagraph key={index}>
      <TextLines lines={paragraph.split('\n').map((line) => fill(line, places))} />
    </MailParagraph>
  ))
}

/** The subject as the owner words it, on one line; else the site's. */
export function subjectOf(words: MailWords | undefined, places: Places, usual: string): string {
  return words?.subject ? oneLine(fill(words.subject, places)) : usual
}

// Their typography first: what stands for a place is a person's, and stays as it is.
function fill(words: string, places: Places): string {
  return filledPlaces(typographyOf(words), (name) => places.get(name))
}
