import { useState, type ClipboardEvent } from 'react'
import { insertInto } from '../bar/insert-into.ts'

/** Whether copied HTML says more than its plain text: editors of code colour theirs with `div` and `span` alone. */
export const hasMarks = (html: string) =>
  /<(?:h[1-6]|p|ul|ol|table|a|b|strong|em|i|blockquote)[\s>]/i.test(html)

/** Turns what is pasted from Word or a page into Markdown, with a word about it. */
export function useCleanPaste() {
  const [note, setNote] = useState('')
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    if (!hasMarks(html)) return
    const plain = event.clipboardData.getData('text/plain')
    const area = event.currentTarget
    event.preventDefault()
    void asMarkdown(html, plain).then(({ text, isClean }) => {
      insertInto(area, text, area.selectionStart, area.selectionEnd)
      setNote(
        isClean
          ? 'Collé en Markdown\u00a0: titres, listes, liens et tableaux gardés, le reste ôté. «\u202fAnnuler\u202f» le retire.'
          : 'Collé en texte simple, sans sa mise en forme.',
      )
    })
  }
  return { note, onPaste }
}

async function asMarkdown(html: string, plain: string) {
  try {
    const { markdownOfHtml } = await import('./markdown-of-html.ts')
    return { text: markdownOfHtml(html), isClean: true }
  } catch {
    return { text: plain, isClean: false }
  }
}
