import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, DragEvent, FormEvent } from 'react'
import { MOST_CHARACTERS } from '#app/domain/training/qualification/result-list.ts'

const mostBytes = MOST_CHARACTERS
const mostLinesInSight = 200

export function useResultsText(posted: string) {
  const [text, setText] = useState(posted)
  const [problem, setProblem] = useState<string>()
  const [isFolded, setIsFolded] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  // Pasted before the script ran, or put back by the browser.
  useEffect(() => {
    if (field.current?.value) setText(field.current.value)
  }, [])

  function write(value: string) {
    if (field.current) field.current.value = value
    setProblem(undefined)
    setText(value)
    // Laying out thousands of lines takes longer than ranking them.
    setIsFolded(isLong(value))
  }

  async function take(file: File | undefined) {
    if (file === undefined) return
    if (file.size > mostBytes) {
      setProblem('Ce fichier dépasse 2 Mo\u00a0: gardez les colonnes du groupe d’âge et du temps.')
      return
    }
    try {
      write(await file.text())
    } catch {
      setProblem('Ce fichier n’a pas pu être lu.')
    }
  }

  return {
    initial: posted,
    text,
    problem,
    field,
    isFolded,
    unfold: () => setIsFolded(false),
    empty: () => write(''),
    follow(event: FormEvent<HTMLTextAreaElement>) {
      setProblem(undefined)
      setText(event.currentTarget.value)
    },
    paste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const pasted = event.clipboardData.getData('text')
      if (!isLong(pasted)) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = event.currentTarget
      write(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
    },
    choose: (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.files?.[0]),
    drop(event: DragEvent<HTMLElement>) {
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      event.preventDefault()
      void take(file)
    },
  }
}

function isLong(text: string): boolean {
  return text.split('\n', mostLinesInSight + 1).length > mostLinesInSight
}

export type ResultsText = ReturnType<typeof useResultsText>
