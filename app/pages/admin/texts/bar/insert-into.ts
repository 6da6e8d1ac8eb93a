/** Puts words in a text from `start` to `end`, as if they were typed. */
export function insertInto(area: HTMLTextAreaElement, text: string, start: number, end: number): void {
  area.focus()
  area.setSelectionRange(start, end)
  // The one way of writing that the browser's own undo takes back.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
