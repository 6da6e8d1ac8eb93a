import { useEffect, useRef, useState, type DragEvent } from 'react'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type PickerProps = { open: (files: readonly File[]) => Promise<void>; progress: number | undefined }

export function FilePicker({ open, progress }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  // What was picked before the application had started.
  useEffect(() => {
    if (input.current?.files?.length) takeFiles(input.current, open)
  }, [open])
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void open([...event.dataTransfer.files])
  }
  return (
    <div
      className="story-drop not-print"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id="story-files"
        className="vh"
        type="file"
        multiple
        accept=".gpx,.tcx,.fit,.gz,application/gpx+xml,application/vnd.garmin.tcx+xml,application/octet-stream"
        aria-describedby="story-files-hint"
        onChange={({ currentTarget }) => takeFiles(currentTarget, open)}
      />
      <label htmlFor="story-files" className="button button-primary button-block">
        <Icon name="plus" size={18} />
        Ouvrir un fichier
      </label>
      <p className="small muted" id="story-files-hint">
        GPX, TCX ou FIT, un ou plusieurs, ou déposez-les ici. Lus sur votre appareil, jamais envoyés.
      </p>
      <output className="small">
        {progress === undefined ? '' : `Lecture : ${writePercentage(Math.round(progress * 100), 0)}`}
      </output>
    </div>
  )
}

function takeFiles(input: HTMLInputElement, open: PickerProps['open']): void {
  void open([...(input.files ?? [])])
  input.value = ''
}
